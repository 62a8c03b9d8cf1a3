import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';
import type { ExamState } from './exam-state.ts';
import { giveHint } from './give-hint.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

const content = loadContent();
const options = {
  choice: { rating: 'private', manner: 'coach' },
  kind: 'coach',
  limitSeconds: 1800,
  seed: 'a seed',
} as const;
const begun = step(startExam(options, content), { type: 'started' }, content).state;

/** A few dozen judgements each; for the short run every eighth. */
const tried = content.questions.filter((_, index) => index % atLength(8, 1) === 0);

it.each(tried.map(({ id }) => id))('tells nothing that %s asks for', { timeout: 20_000 }, (questionId) => {
  const question = content.questionById(questionId)!;
  for (const followUp of [null, ...question.followUps.keys()]) {
    const askable = followUp === null ? question : question.followUps[followUp]!;
    const current = { questionId, followUp, parts: [], verdicts: [], outcome: null };
    let state: ExamState = { ...begun, current };
    for (const { nudge } of askable.keyPoints.filter(({ essential }) => essential)) {
      const hint = giveHint(state, content);
      state = hint.state;
      const said = hint.say.join(' ');
      expect(hint.say.at(-1)).toBe(nudge);
      expect(said).not.toMatch(/FAA-|CFR|\d-\d/);
      const { keyPoints } = gradeAnswer({ ...askable, ask: '', rephrase: '' }, said);
      expect(keyPoints.filter(({ verdict }) => verdict === 'heard')).toEqual([]);
    }
  }
});
