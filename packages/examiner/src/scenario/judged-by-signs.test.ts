import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { startExam } from '#engine/start-exam.ts';
import { toRead } from '#engine/to-read.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { contentFor } from './scenario-content.ts';

it('has the judge tell of a figure of the flight or of an exhibit no more than that it was spoken of', () => {
  const shipped = loadContent();
  const choice = { rating: 'private', manner: 'checkride' } as const;
  const state = startExam({ choice, kind: 'coach', limitSeconds: 1_800, seed: 's', flight: null }, shipped);
  const askable = contentFor(state, shipped).questionById('pa.i.d-your-flight-reserve')!;
  const computed = askable.keyPoints.flatMap(({ id, isComputed }) => (isComputed ? [id] : []));
  expect(computed).not.toEqual([]);
  const said = 'I keep some fuel in the tanks beyond what takes us there.';
  const { points } = toRead({ askable, parts: [{ text: said }] });
  const read = (reading: { said: number; wrong: number; absent: number }) =>
    gradeAnswer(
      askable,
      said,
      points.map(({ id }) => ({ id, ...reading })),
    ).keyPoints.filter(({ id }) => computed.includes(id));
  const signs = gradeAnswer(askable, said).keyPoints.filter(({ id }) => computed.includes(id));
  expect(signs.filter(({ evidence }) => evidence.length)).toEqual([]);
  for (const reading of [
    { said: 0.97, wrong: 0.02, absent: 0.01 },
    { said: 0.02, wrong: 0.97, absent: 0.01 },
  ])
    for (const { verdict, evidence } of read(reading))
      expect({ verdict, evidence }).toEqual({ verdict: 'missing', evidence: [said.slice(0, -1)] });
  expect(read({ said: 0.01, wrong: 0.02, absent: 0.97 })).toEqual(signs);
});
