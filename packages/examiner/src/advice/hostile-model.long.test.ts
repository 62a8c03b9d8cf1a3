import type { ExamChoice, Grade } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import type { AskedQuestion, ExamState } from '#engine/exam-state.ts';
import { findAskable } from '#engine/find-askable.ts';
import { gradeQuestion } from '#engine/grade-question.ts';
import { judgeAnswer } from '#engine/judge-answer.ts';
import { standingVerdict } from '#engine/verdict.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import {
  adviseBadly,
  candidateKinds,
  type Exchange,
  findFaults,
  type HeldExam,
  type HostileModel,
  holdExam,
  hostileModels,
} from '#testing/index.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';
import { stepWithAdvice } from './step-with-advice.ts';

const content = loadContent();
const manners = ['checkride', 'coach'] as const;
/** For the short run another candidate each, so that each kind meets a model in either manner. */
const candidatesOf = (model: HostileModel, manner: ExamChoice['manner']) => {
  const at = hostileModels.indexOf(model) + 2 * manners.indexOf(manner);
  return atLength([candidateKinds[at % candidateKinds.length]!], [...candidateKinds]);
};

const ranks: readonly Grade[] = ['unsatisfactory', 'not-assessed', 'satisfactory'];

/** What the model cost the pilot: how far the grade of a question lies below the one for the same words without it. */
function lossOf(record: AskedQuestion, state: ExamState): number {
  const asked = findAskable(record, contentFor(state, content));
  if (!asked || !record.parts.length) return 0;
  const { followUp } = record;
  const parts = record.parts.map(({ readings: _, ...part }) => part);
  const verdict = judgeAnswer({ ...asked, followUp, parts, earlier: [], reason: 'answered' });
  for (const { evidence, readByModel } of standingVerdict(record)?.keyPoints ?? [])
    if (readByModel)
      for (const quote of evidence) expect(parts.some(({ text }) => text.includes(quote))).toBe(true);
  const without = gradeQuestion({ ...record, parts, verdicts: [verdict] }, asked);
  return ranks.indexOf(without.grade) - ranks.indexOf(gradeQuestion(record, asked).grade);
}

/** What would be said with all that the model read, and none of its wording. */
function saidWithoutLead({ before, event }: Exchange, model: HostileModel) {
  const advice = adviseBadly(model, before, event, contentFor(before, content));
  const readings = advice?.readings.map((reading) => ({ ...reading, lead: '' }));
  const { state, reply } = stepWithAdvice(
    before,
    event,
    advice && { ...advice, readings: readings! },
    content,
  );
  const asked = state.progress.spoken;
  return { text: reply.text, asked, feedback: reply.text.slice(0, -asked.length || undefined).trim() };
}

/** A coach hints, judges and says the answer himself: a model's are only the replies that it worded. */
function wordedBy(model: HostileModel, exam: HeldExam): HeldExam {
  const exchanges = exam.exchanges.filter((one) => one.reply.text !== saidWithoutLead(one, model).text);
  return { ...exam, exchanges };
}

const cases = hostileModels.flatMap((model) => manners.map((manner) => ({ model, manner })));

describe.each(cases)('a $manner examiner with a language model that is a $model', ({ model, manner }) => {
  const options = { kind: 'coach', limitSeconds: 900, seed: model } as const;

  const aSlowMachine = 60_000;
  it.each(candidatesOf(model, manner))(
    'never says so to a %s candidate',
    (candidate) => {
      const choice = { rating: 'private', manner } as const;
      const exam = holdExam({ ...options, choice }, candidate, content, model);
      expect(exam.state.advised?.calls ?? 0).toBeGreaterThanOrEqual(candidate === 'strong' ? 1 : 0);
      const worded = manner === 'coach' ? wordedBy(model, exam) : exam;
      expect(Object.entries(findFaults(worded, content)).filter(([, found]) => found.length)).toEqual([]);
      for (const one of worded.exchanges.filter(() => manner === 'coach')) {
        const { feedback, asked } = saidWithoutLead(one, model);
        expect(one.reply.text.startsWith(feedback) && one.reply.text.endsWith(asked)).toBe(true);
      }
      const held = exam.state.asked.filter(({ outcome }) => outcome === 'held');
      for (const record of exam.state.asked) expect(lossOf(record, exam.state)).toBeLessThanOrEqual(0);
      if (candidate === 'arguing' || candidate === 'injecting' || candidate === 'silent')
        expect(held).toEqual([]);
    },
    aSlowMachine,
  );
});
