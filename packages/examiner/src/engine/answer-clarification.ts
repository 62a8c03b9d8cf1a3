import type { Content } from '#content/content.ts';
import { readWords } from '#grading/words.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { sayOne, type Turn } from './say.ts';

/** "Day or night?": the fact in a sentence, and the floor back. What the question leaves open, he may choose. */
export function answerClarification(state: ExamState, text: string, content: Content): Turn {
  const asked = state.current && findAskable(state.current, content);
  const words = new Set(readWords(text).map((word) => word.text));
  const fact = asked?.question.assume?.find(({ about }) => about.some((word) => words.has(word)));
  return fact ? { state, say: [fact.say] } : sayOne(state, lines.assume);
}
