import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../src/content/load-content.ts';
import { readAnswerFile } from './read-answer-file.ts';
import { scoreAnswers } from './score-answers.ts';

const content = loadContent();
const minimums = content.questionById('pa.i.e-weather-minimums')!;
const entry = {
  id: 'one',
  question: minimums.id,
  answer: minimums.modelAnswer,
  labels: Object.fromEntries(minimums.keyPoints.map(({ id }) => [id, 'said'])),
};

async function read(text: string) {
  const path = join(await mkdtemp(join(tmpdir(), 'rightseat-answers-')), 'answers.json');
  await writeFile(path, text);
  return readAnswerFile(path, content);
}

it('reads an array, or an entry a line, and scores it', async () => {
  const wrong = { ...entry, answer: 'No idea.', labels: { visibility: 'said-wrong' } };
  const file = await read(JSON.stringify([entry, wrong]));
  expect(await read(`${JSON.stringify(entry)}\n${JSON.stringify(wrong)}\n`)).toEqual(file);
  expect(file.answers.map((answer) => answer.wrong)).toEqual([[], ['visibility']]);
  expect(scoreAnswers(file.answers)).toMatchObject({
    rightAnswers: 1,
    rightFailed: 0,
    wrongAnswers: 1,
    wrongSatisfactory: 0,
  });
});

it('counts what it does not know, and is not stopped by it', async () => {
  const unknown = [
    { ...entry, question: 'pa.i.e-gone' },
    { ...entry, question: `${minimums.id}+9` },
    { ...entry, labels: { gone: 'said' } },
  ];
  expect(await read(JSON.stringify([entry, ...unknown]))).toMatchObject({ answers: [{}], skipped: 3 });
});

it.each(['{', '[{"question":"x"}]', JSON.stringify([{ ...entry, labels: { visibility: 'maybe' } }])])(
  'says so where a file holds something else: %s',
  async (text) => {
    await expect(read(text)).rejects.toThrow();
  },
);
