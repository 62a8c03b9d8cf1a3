import type { Content } from '#content/content.ts';
import { planScenario } from '#scenario/plan-scenario.ts';
import type { ExamOptions } from '../exam.ts';
import { type ExamState, stateVersion } from './exam-state.ts';
import { planExam } from './plan-exam.ts';

/** A planned exam in which nothing was said yet: send it `started`. The same options always plan the same exam. */
export function startExam(options: ExamOptions, content: Content): ExamState {
  const planned = planScenario(options);
  return {
    version: stateVersion,
    // A copy: the state must not change with the caller's object.
    options: { ...options, choice: { ...options.choice } },
    ...(planned && { scenario: planned.scenario }),
    draws: 0,
    phase: 'not-started',
    plan: planExam(options, content, planned?.questions),
    planned: 0,
    asked: [],
    current: null,
    progress: {
      expecting: { for: 'answer' },
      spoken: '',
      probes: 0,
      readBacks: [],
      soothed: false,
      deflections: 0,
    },
    unclear: 0,
    pressure: 0,
    isClosing: false,
    beforeLastAnswer: null,
  };
}
