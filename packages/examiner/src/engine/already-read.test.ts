import type { PointReading } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { fuelReserve } from '#testing/fixtures/questions.ts';
import { coverRead, findMaybeCovered, judgeAnswer } from './judge-answer.ts';

const [followUp] = fuelReserve.followUps;
const toJudge = (text: string) => ({
  question: fuelReserve,
  askable: fuelReserve,
  followUp: null,
  parts: [{ text }],
  earlier: [],
  reason: 'answered' as const,
});
const readings = (said: number): PointReading[] =>
  followUp!.keyPoints.map(({ id }) => ({ id, said, wrong: 0.01, absent: 0.99 - said }));

it('has the judge read what may have answered the follow-up, and passes over what it finds answered', () => {
  const both = toJudge(`${fuelReserve.modelAnswer} ${followUp!.modelAnswer}`);
  const verdict = { ...judgeAnswer(both), covers: [] };
  const covered = findMaybeCovered(both, verdict)!;
  expect(covered).toMatchObject({ followUp: 0, askable: followUp });
  expect(coverRead(verdict, covered, readings(0.98)).covers).toEqual([0]);
  expect(coverRead(verdict, covered, readings(0.01)).covers).toEqual([]);
});

it('has nothing read twice where no follow-up can have been answered', () => {
  const only = toJudge(fuelReserve.modelAnswer);
  expect(findMaybeCovered(only, judgeAnswer(only))).toBeNull();
  const wrong = toJudge(`Ten minutes. ${followUp!.modelAnswer}`);
  expect(findMaybeCovered(wrong, judgeAnswer(wrong))).toBeNull();
});
