import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { questionAtEnd } from './own-question.ts';

/**
 * 375 answers that end in a question mark or nearly so, half of them with a question to the examiner: the first set is what the
 * rules were put right on, the others were scored before anyone looked at what they make of them. What they reach is in `docs/measurements.md`.
 */
const labelled: { set: 'first' | 'second' | 'third'; own: boolean; text: string }[] = JSON.parse(
  readFileSync(new URL('../../eval/own-questions.json', import.meta.url), 'utf8'),
);

it.each([
  { set: 'first', heard: 72, of: 75, false: 2, among: 70 },
  { set: 'second', heard: 61, of: 65, false: 9, among: 65 },
  { set: 'third', heard: 58, of: 60, false: 2, among: 40 },
] as const)(
  'of the $set set $heard of $of questions of his own are heard, and $false of $among falsely',
  (rate) => {
    const rows = labelled.filter(({ set }) => set === rate.set);
    const isHeard = ({ text }: { text: string }) => questionAtEnd(text) !== null;
    const [own, others] = [rows.filter((row) => row.own), rows.filter((row) => !row.own)];
    expect({ of: own.length, among: others.length }).toEqual({ of: rate.of, among: rate.among });
    expect(own.filter(isHeard).length).toBeGreaterThanOrEqual(rate.heard);
    expect(others.filter(isHeard).length).toBeLessThanOrEqual(rate.false);
  },
);
