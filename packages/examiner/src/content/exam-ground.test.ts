import { describe, expect, it } from 'vitest';
import { buildDebrief } from '#debrief/build-debrief.ts';
import { planExam } from '#engine/plan-exam.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import type { ExamOptions, FinishedExam } from '#exam.ts';
import { asksFor, questionsFor } from './exam-ground.ts';
import { examLegs } from './exam-legs.ts';
import { loadContent } from './load-content.ts';

const content = loadContent();
const choice = { rating: 'private', manner: 'checkride' } as const;
const options: ExamOptions = { choice, kind: 'coach', limitSeconds: 1800, seed: 'ground' };

describe('the ground of an exam', () => {
  it.each(['private', 'instrument'] as const)('of all legs of %s is every question once', (rating) => {
    const ids = examLegs[rating].flatMap((_, index) =>
      questionsFor({ ...choice, rating, leg: index + 1 }, content).map(({ id }) => id),
    );
    const all = content.questions.filter((question) => question.rating === rating).map(({ id }) => id);
    expect(ids.sort()).toEqual(all.sort());
  });

  it('of codes asks for each of them, and for nothing else', () => {
    const codes = ['PA.I.C.K2', 'PA.I.B.K1', 'PA.I.E.K1'];
    const plan = planExam({ ...options, choice: { ...choice, codes } }, content);
    const questions = plan.map((id) => content.questionById(id)!);
    for (const code of codes) expect(questions.some((question) => asksFor(question, code))).toBe(true);
    expect(plan.length).toBeLessThanOrEqual(codes.length);
  });

  it('takes a part of an element for the element, and a longer number for another', () => {
    expect(asksFor({ acs: ['PA.I.B.K1a'] }, 'PA.I.B.K1')).toBe(true);
    expect(asksFor({ acs: ['PA.I.B.K1'] }, 'PA.I.B.K1a')).toBe(true);
    expect(asksFor({ acs: ['PA.I.B.K10'] }, 'PA.I.B.K1')).toBe(false);
  });
});

/** An exam on these codes in which each question gets this answer, or its model answer. */
function hold(codes: string[], answer: string | null, endedBecause: FinishedExam['endedBecause']) {
  let state = startExam({ ...options, choice: { ...choice, codes } }, content);
  const hear = (event: Parameters<typeof step>[1]) => {
    const next = step(state, event, content);
    state = next.state;
  };
  hear({ type: 'started' });
  for (let turn = 0; state.phase === 'running' && turn < 60; turn++) {
    const { questionId, followUp } = state.current!;
    const question = content.questionById(questionId)!;
    const asked = followUp === null ? question : question.followUps[followUp]!;
    const text = answer ?? asked.modelAnswer;
    hear({ type: 'pilot-said', text, typed: true, continuesLastAnswer: false });
  }
  return buildDebrief(state, { endedBecause }, content);
}

describe('the letter', () => {
  const codes = ['PA.I.C.K2', 'PA.I.E.K1'];

  it('is satisfactory, and closes every code, when every answer held', () => {
    const { outcome, codes: closed } = hold(codes, null, 'examiner');
    expect(outcome).toMatchObject({
      result: 'satisfactory',
      areas: [{ code: 'PA.I', grade: 'satisfactory' }],
    });
    expect(closed?.map(({ outcome }) => outcome)).toEqual(['closed', 'closed']);
  });

  it('is a disapproval that names the area, and leaves the codes open, when answers failed', () => {
    const { outcome, codes: open } = hold(codes, "I don't know.", 'examiner');
    expect(outcome).toMatchObject({ result: 'disapproval', areas: [{ grade: 'unsatisfactory' }] });
    expect(open?.map(({ outcome }) => outcome)).toEqual(['open', 'open']);
  });

  it('is a discontinuance when the pilot stops', () => {
    expect(hold(codes, null, 'pilot').outcome?.result).toBe('discontinuance');
  });

  it('says of a code that nothing asks for that it was not asked', () => {
    const asked = new Set(content.questions.flatMap(({ acs }) => acs));
    const elements = content.acs.private.areas.flatMap(({ tasks }) =>
      tasks.flatMap(({ elements }) => elements),
    );
    const left = elements.find(
      ({ code, kind }) => kind === 'skill' && ![...asked].some((one) => one.startsWith(code)),
    );
    const { codes: outcomes } = hold([codes[0]!, left!.code], null, 'examiner');
    expect(outcomes?.map(({ outcome }) => outcome)).toEqual(['closed', 'not-asked']);
  });
});
