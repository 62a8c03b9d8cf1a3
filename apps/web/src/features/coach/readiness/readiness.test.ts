import { expect, it } from 'vitest';
import { loudness } from '#lib/listen.ts';
import { describeLine, describeMicrophone, mayBegin } from './readiness.ts';

it('begins when the line answers and a voice was heard', () => {
  expect(mayBegin({ roundTripMs: 40, heard: true, waited: false })).toBe(true);
});

it('waits for the line, however loud the pilot', () => {
  expect(mayBegin({ roundTripMs: null, heard: true, waited: true })).toBe(false);
});

it('waits for a voice, but not for ever', () => {
  expect(mayBegin({ roundTripMs: 40, heard: false, waited: false })).toBe(false);
  expect(mayBegin({ roundTripMs: 40, heard: false, waited: true })).toBe(true);
});

it('says what is slow and what is silent', () => {
  expect(describeLine(80).state).toBe('good');
  expect(describeLine(900)).toMatchObject({ state: 'slow', text: expect.stringContaining('900 ms') });
  expect(describeMicrophone({ heard: false, waited: true }).text).toContain('Nothing was heard');
});

it('hears silence as nothing and a full square wave as everything', () => {
  expect(loudness(new Float32Array(64))).toBe(0);
  expect(loudness(Float32Array.from({ length: 64 }, (_, index) => (index % 2 ? 1 : -1)))).toBe(1);
});
