import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { judgeAnswer } from '#engine/judge-answer.ts';
import { presentVerdicts } from './present-verdicts.ts';

const content = loadContent();
const question = content.questions.find(({ followUps }) => followUps.length > 0)!;
const asked = { question, askable: question, followUp: null, earlier: [], reason: 'answered' as const };
const heard = judgeAnswer({ ...asked, parts: [{ text: question.modelAnswer }] });
const record = { questionId: question.id, followUp: null, scenario: undefined };

it('tells of each point what was found in which words, and by whom, oldest verdict first', () => {
  const [first, ...others] = heard.keyPoints;
  const missed = {
    ...heard,
    keyPoints: [{ ...first!, verdict: 'missing' as const, evidence: [] }, ...others],
  };
  const read = {
    ...heard,
    reason: 'read-late' as const,
    keyPoints: [{ ...first!, readByModel: true as const }, ...others],
  };
  const judged = { ...heard, grader: `judge-9+${heard.grader}` };
  const told = presentVerdicts({ ...record, verdicts: [missed, read, judged] }, content);
  expect(told.map(({ reason, points: [point] }) => [reason, point!.found, point!.by])).toEqual([
    ['answered', 'missing', 'signs'],
    ['read-late', 'heard', 'model'],
    ['answered', 'heard', 'judge'],
  ]);
  expect(told[0]!.points[0]).toMatchObject({ statement: question.keyPoints[0]!.statement, words: null });
  expect(told[1]!.points[0]!.words).toBe(first!.evidence[0]);
});

it('knows the points of a follow-up, and nothing of a question that is gone', () => {
  const ofFollowUp = presentVerdicts({ ...record, followUp: 0, verdicts: [heard] }, content);
  expect(ofFollowUp[0]!.points.every(({ statement }) => statement !== question.keyPoints[0]!.statement)).toBe(
    true,
  );
  expect(presentVerdicts({ ...record, questionId: 'gone', verdicts: [heard] }, content)).toEqual([]);
});
