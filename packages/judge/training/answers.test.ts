import { readdirSync, readFileSync } from 'node:fs';
import { loadContent } from '@rightseat/examiner';
import { findAsked } from '@rightseat/examiner/eval';
import { describe, expect, test } from 'vitest';

interface Written {
  question: string;
  kind: string;
  nudge?: string;
  text: string;
  heard: string[];
  wrong: string[];
}

const KINDS = ['pair-right', 'pair-turned', 'right', 'spoken', 'vague', 'bare', 'denied', 'half'];

const content = loadContent();
const folder = new URL('answers/', import.meta.url);
const files = readdirSync(folder).map((file): [string, Written[]] => {
  const lines = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
  return [file, lines.map((line) => JSON.parse(line) as Written)];
});

/** What `rows.py` would leave out, or learn wrongly, without a word. */
describe.each(files)('%s', (_file, answers) => {
  test('asks and labels what the questions hold', () => {
    const faults = answers.flatMap(({ question, kind, nudge, text, heard, wrong }, n) => {
      const known = findAsked(question, content)?.askable.keyPoints.map(({ id }) => id);
      const labelled = [...heard, ...wrong];
      const isFine =
        known &&
        labelled.every((id) => known.includes(id)) &&
        new Set(labelled).size === labelled.length &&
        KINDS.includes(kind) &&
        (kind === 'bare') === (nudge !== undefined) &&
        text.trim() !== '';
      return isFine ? [] : [`line ${n + 1}, ${question}`];
    });
    expect(faults).toEqual([]);
  });

  test('says nothing twice to a question', () => {
    const said = answers.map(({ question, nudge, text }) => `${question} ${nudge ?? ''} ${text}`);
    expect(new Set(said).size).toBe(said.length);
  });
});

const withWholePairs = files.filter(([file]) => file.startsWith('other-hands'));

test.each(withWholePairs)('%s turns in the second half of a pair what the first says', (_file, answers) => {
  const faults = answers.flatMap(({ question, kind, heard }, n) => {
    if (kind === 'pair-turned') return answers[n - 1]?.kind === 'pair-right' ? [] : [`line ${n + 1}`];
    const other = answers[n + 1];
    const isFine =
      kind !== 'pair-right' ||
      (n % 2 === 0 &&
        other?.kind === 'pair-turned' &&
        other.question === question &&
        heard.some((id) => other.wrong.includes(id)));
    return isFine ? [] : [`line ${n + 1}, ${question}`];
  });
  expect(faults).toEqual([]);
});
