import type { Content } from '#content/content.ts';
import { askFirst } from './ask.ts';
import type { ExamState } from './exam-state.ts';
import { introductions } from './persona-lines.ts';
import type { Turn } from './say.ts';

/** Who is speaking, that it is practice, and the first question. */
export function openExam(state: ExamState, content: Content): Turn {
  if (!state.plan.length) {
    return {
      state: { ...state, phase: 'ended' },
      say: ["I don't have questions for that choice yet. Please pick another area."],
    };
  }
  const first = askFirst({ ...state, phase: 'running' }, content);
  return { state: first.state, say: [...opening(state), ...first.say] };
}

/**
 * Short: the rules stand on a card that is read before. From the greeting to the first question in some 12 s, in a demo
 * in 8, at three words a second.
 */
function opening({ options }: ExamState): string[] {
  if (options.kind === 'demo') {
    return ["Hello, I'm your examiner. I'm a computer, and this is practice.", "Here's the first one."];
  }
  return [
    `${introductions[options.choice.persona ?? 'plain']} I'm a computer, and this is practice.`,
    'Take the time you need. The test has begun.',
  ];
}
