import type { PointReading } from '@rightseat/contract';
import { findQuickToJudge, loadContent } from '@rightseat/examiner';
import { expect, it } from 'vitest';
import { judgeInTime } from './judge-in-time.ts';

const content = loadContent();
const question = content.questionById('pa.i.e-weather-minimums')!;
const toJudge = findQuickToJudge({ questionId: question.id, text: question.modelAnswer }, content)!;
const judgeThat = (read: () => Promise<PointReading[] | null>) => ({ read, close: async () => {} });

it('judges with what was read, and names the judge in the verdict', async () => {
  const nothing = question.keyPoints.map(({ id }) => ({ id, absent: 1, said: 0, wrong: 0 }));
  const verdict = await judgeInTime(
    toJudge,
    judgeThat(async () => nothing),
  );
  expect(verdict.grader).toMatch(/^judge-\d+\+phrases-\d+$/);
});

it('goes by exact signs alone where the judge is late or not there', async () => {
  const alone = await judgeInTime(toJudge, null);
  expect(alone.grader).toMatch(/^phrases-\d+$/);
  expect(alone.satisfactory).toBe(true);
  expect(
    await judgeInTime(
      toJudge,
      judgeThat(async () => null),
    ),
  ).toEqual(alone);
});
