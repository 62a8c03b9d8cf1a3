import type { NaturalVoiceState } from '@rightseat/voice';
import { expect, test } from 'vitest';
import { createVoices, describeSpeaker } from './voices.ts';

const notKnown = () => null;

function voicesWith(first: NaturalVoiceState) {
  let state = first;
  const natural = {
    name: 'natural',
    state: () => state,
    mostAtOnce: 2,
    isRendered: (lines: readonly string[]) => lines.every((line) => line === 'Okay.'),
    linesRendered: 1_234,
  };
  const become = (next: NaturalVoiceState) => {
    state = next;
  };
  return { voices: createVoices({ natural }, 'rms'), become };
}

test('as many conversations as the natural voice keeps up with have it, each to its end', () => {
  const { voices } = voicesWith('speaks');
  const places = [voices.take(notKnown), voices.take(notKnown), voices.take(notKnown)];
  expect(places.map(({ voice }) => voice)).toEqual(['natural', 'natural', 'rms']);
  places[0]!.free();
  places[0]!.free();
  expect(voices.take(notKnown).voice).toBe('natural');
  expect(voices.take(notKnown).voice).toBe('rms');
});

test.each(['absent', 'loading', 'broken'] as const)('nobody gets a voice that is %s', (state) => {
  const { voices } = voicesWith(state);
  expect(voices.take(notKnown).voice).toBe('rms');
});

test('an exam whose lines are all rendered has the natural voice without its files, and takes nobody’s place', () => {
  const { voices, become } = voicesWith('absent');
  expect(voices.take(() => ['Okay.']).voice).toBe('natural');
  expect(voices.take(() => ['Okay.'])).toMatchObject({ saysOnlyKnown: true });
  expect(voices.take(() => ['Okay.', 'And your call sign?'])).toMatchObject({
    voice: 'rms',
    saysOnlyKnown: false,
  });
  become('speaks');
  const places = [
    voices.take(() => ['Okay.']),
    voices.take(notKnown),
    voices.take(notKnown),
    voices.take(() => ['Okay.']),
  ];
  expect(places.map(({ voice }) => voice)).toEqual(Array(4).fill('natural'));
  expect(places.some(({ saysOnlyKnown }) => saysOnlyKnown)).toBe(false);
});

test('a line that is said by itself has the natural voice where it was rendered', () => {
  const { voices } = voicesWith('absent');
  expect(voices.ofLine('Okay.')).toBe('natural');
  expect(voices.ofLine('Okay. And your call sign?')).toBe('rms');
});

test('a conversation keeps the voice it began with, and the next one gets what there is then', () => {
  const { voices, become } = voicesWith('loading');
  const early = voices.take(notKnown);
  become('speaks');
  expect(early.voice).toBe('rms');
  expect(voices.next()).toBe('natural');
  expect(voices.take(notKnown).voice).toBe('natural');
});

test('without a natural voice the usual one speaks', () => {
  expect(createVoices({}, 'slt').next()).toBe('slt');
});

test('the start says who speaks, and in which exams', () => {
  const natural = {
    name: 'am_michael',
    state: () => 'absent' as const,
    mostAtOnce: 2,
    isRendered: () => false,
    linesRendered: 1_234,
  };
  const config = { elevenLabs: null, ttsServer: null, voice: { plain: 'rms', natural: null, sttWorkers: 1 } };
  expect(describeSpeaker(config, {})).toBe('rms, plain');
  expect(describeSpeaker(config, { natural: { ...natural, linesRendered: 0 } })).toBe(
    'rms, plain, until the natural voice is loaded',
  );
  expect(describeSpeaker(config, { natural })).toBe(
    'am_michael, natural, in exams whose lines are rendered (1,234 lines are); rms, plain, in others, until the natural voice is loaded',
  );
  const ttsServer = { baseUrl: 'http://localhost:9', model: 'tts-1', apiKey: null, voice: 'onyx' };
  expect(describeSpeaker({ ...config, ttsServer }, {})).toBe('onyx, by a speech server');
});
