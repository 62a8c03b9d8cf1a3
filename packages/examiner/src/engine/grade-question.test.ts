import { expect, it } from 'vitest';
import { fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { gradeQuestion } from './grade-question.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

const ANSWER = 'Thirty minutes by day and forty five minutes at night, at normal cruise.';

it('a point that was not clearly heard is quoted as part of the sentence around it', () => {
  const choice = { rating: 'private', manner: 'checkride' } as const;
  const started = startExam({ choice, kind: 'coach', limitSeconds: 1800, seed: 'a seed' }, fixtureContent);
  const ready = { ...started, plan: [fuelReserve.id, ...started.plan] };
  const { state } = step(ready, { type: 'started' }, fixtureContent);
  const said = { type: 'pilot-said', text: ANSWER, typed: false, continuesLastAnswer: false } as const;
  const [asked] = step(state, said, fixtureContent).state.asked;
  const verdicts = asked!.verdicts.map((verdict) => ({
    ...verdict,
    satisfactory: false,
    complete: false,
    keyPoints: verdict.keyPoints.map((point) => ({ ...point, verdict: 'missing' as const, evidence: [] })),
  }));
  const statement = 'You need 30 minutes by day.';
  const askable = { ...fuelReserve, keyPoints: [{ ...fuelReserve.keyPoints[0]!, statement }] };
  const record = { ...asked!, outcome: 'unclear' as const, verdicts };
  const { reason } = gradeQuestion(record, { question: askable, askable });
  expect(reason).toContain('Not clearly heard: “You need 30 minutes by day”. What you said');
});
