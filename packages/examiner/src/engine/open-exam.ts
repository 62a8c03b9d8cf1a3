import { type ExamChoice, Manner, Persona } from '@rightseat/contract';
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
      say: [noQuestions],
    };
  }
  const first = askFirst({ ...state, phase: 'running' }, content);
  return { state: first.state, say: [...opening(state.options), ...first.say] };
}

const noQuestions = "I don't have questions for that choice yet. Please pick another area.";

/**
 * Short: the rules stand on a card that is read before. From the greeting to the first question in some 12 s, in a demo
 * in 8, at three words a second.
 */
function opening({
  kind,
  choice,
}: Pick<ExamState['options'], 'kind'> & { choice: Pick<ExamChoice, 'persona' | 'manner'> }): string[] {
  if (kind === 'demo') {
    return ["Hello, I'm your examiner. I'm a computer, and this is practice.", "Here's the first one."];
  }
  return [
    `${introductions[choice.persona ?? 'plain']} I'm a computer, and this is practice.`,
    // A coach who says that a test has begun, and then tells what was missing, says one of them wrongly.
    choice.manner === 'coach'
      ? "Take the time you need. I'll tell you after each answer how it was."
      : 'Take the time you need. The test has begun.',
  ];
}

/** Every way in which an exam may open. */
export const openingWords: readonly string[] = [
  noQuestions,
  ...opening({ kind: 'demo', choice: { manner: 'checkride' } }),
  ...Persona.options.flatMap((persona) =>
    Manner.options.flatMap((manner) => opening({ kind: 'coach', choice: { persona, manner } })),
  ),
];
