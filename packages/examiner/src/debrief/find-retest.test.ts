import type { ExamChoice } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { questionsFor } from '#content/exam-ground.ts';
import { loadContent } from '#content/load-content.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import { buildDebrief } from './build-debrief.ts';
import { findRetest } from './find-retest.ts';

const content = loadContent();

/** An exam in which answers to questions of these tasks fail and all others hold; it is stopped after so many. */
function hold(choice: Partial<ExamChoice>, failing: readonly string[], most = 200) {
  const options = {
    choice: { rating: 'private', manner: 'checkride', ...choice },
    kind: 'coach',
    limitSeconds: 1800,
    seed: 'retest',
  } as const;
  let state = startExam(options, content);
  const hear = (event: Parameters<typeof step>[1]) => {
    const next = step(state, event, content);
    state = next.state;
  };
  hear({ type: 'started' });
  for (let turn = 0; state.phase === 'running' && turn < most; turn++) {
    const { questionId, followUp } = state.current!;
    const question = content.questionById(questionId)!;
    const asked = followUp === null ? question : question.followUps[followUp]!;
    const fails = failing.some((task) => asked.acs[0]!.startsWith(`${task}.`));
    const text = fails ? "I don't know." : asked.modelAnswer;
    hear({ type: 'pilot-said', text, typed: true, continuesLastAnswer: false });
  }
  const endedBecause = state.phase === 'ended' ? 'examiner' : 'pilot';
  const debrief = buildDebrief(state, { endedBecause }, content);
  return { state, debrief, retest: findRetest(state, debrief, content) };
}

describe('a retest', () => {
  it('covers the tasks that failed, and none that held', () => {
    const { debrief, retest } = hold({ leg: 1 }, ['PA.I.B']);
    expect(debrief.outcome?.result).toBe('disapproval');
    expect(retest).toEqual({ areas: ['PA.I.B'] });
  });

  it('covers what was left when the pilot stopped, in areas without credit only', () => {
    const { debrief, state, retest } = hold({ leg: 3 }, [], 1);
    const credit = debrief.outcome!.areas.filter(({ grade }) => grade === 'satisfactory');
    expect(credit).toHaveLength(1);
    const planned = new Set(state.plan.map((id) => content.taskOf(content.questionById(id)!.acs[0]!)!.code));
    const left = [...planned].filter((task) => content.areaOf(task)!.code !== credit[0]!.code);
    expect(new Set(retest!.areas)).toEqual(new Set(left));
  });

  it('asks of its choice nothing but these tasks, though the leg is named', () => {
    const { retest } = hold({ leg: 1 }, ['PA.I.B']);
    const questions = questionsFor(
      { rating: 'private', manner: 'checkride', leg: 1, retest: 'conv_1', ...retest },
      content,
    );
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.every(({ acs }) => acs[0]!.startsWith('PA.I.B.'))).toBe(true);
  });

  it('of codes covers those that stayed open', () => {
    const { retest } = hold({ codes: ['PA.I.C.K2', 'PA.I.B.K1'] }, ['PA.I.C']);
    expect(retest).toEqual({ codes: ['PA.I.C.K2'] });
  });

  it('is none where everything held', () => {
    expect(hold({ codes: ['PA.I.C.K2'] }, []).retest).toBeNull();
  });
});
