import { randomAt } from '#random.ts';
import type { ExamState } from './exam-state.ts';
import { inWordsOf } from './persona-lines.ts';

/** A state and what is said on the way to it. */
export interface Turn {
  state: ExamState;
  /** Said in this order; at most one of them asks. */
  say: string[];
}

/** One of the lines, other than the one said last, with the state that remembers it. */
export function pick<Line>(state: ExamState, options: readonly Line[]): { line: Line; state: ExamState } {
  const own = inWordsOf(state.options.choice.persona, options);
  const fresh = own.filter((option) => String(option) !== state.lastAcknowledgement);
  const pool = fresh.length ? fresh : own;
  const line = pool[Math.floor(randomAt(state.options.seed, 1_000 + state.draws) * pool.length)]!;
  return { line, state: { ...state, draws: state.draws + 1, lastAcknowledgement: String(line) } };
}

/** Says one of the lines and nothing else. */
export function sayOne(state: ExamState, options: readonly string[]): Turn {
  const picked = pick(state, options);
  return { state: picked.state, say: [picked.line] };
}

/** Says one of the lines, then the question at hand, word for word. */
export function sayThenRepeat(state: ExamState, options: readonly string[]): Turn {
  const picked = pick(state, options);
  return { state: picked.state, say: [picked.line, state.progress.spoken] };
}

/**
 * One reply of one text. Content and code ask once a turn; should both ever ask, the last question stands and
 * the others lose their mark, so that no pilot gets two at once.
 */
export function joinSayings(say: readonly string[]): string {
  const text = say
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ');
  const last = text.lastIndexOf('?');
  return text.slice(0, Math.max(0, last)).replaceAll('?', '.') + text.slice(Math.max(0, last));
}

/** The pilot's words as part of our sentence: no marks, no length that nobody would say aloud. */
export function quoteBriefly(words: string): string {
  return words
    .replace(/[?!.;:"“”]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 14)
    .join(' ')
    .toLowerCase();
}

/** A topic such as "Flight review" within a sentence; "VFR minimums" and "BasicMed" keep their capitals. */
export function inSentence(topic: string): string {
  return /^[A-Z][a-z]+(?![A-Za-z])/.test(topic) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}
