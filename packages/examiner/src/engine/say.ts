import { randomAt } from '#random.ts';
import type { ExamState } from './exam-state.ts';
import { inWordsOf } from './persona-lines.ts';

/** A state and what is said on the way to it. */
export interface Turn {
  state: ExamState;
  /** Said in this order; at most one of them asks. */
  say: string[];
}

/** So many different lines are remembered, each where it was said last: more than an exam has use for. */
const REMEMBERED_LINES = 150;

/**
 * One of the lines, with the state that remembers it: none that was among the last half of its kind to be said, and none
 * that begins as the last line of any kind did, as far as there are others.
 */
export function pick<Line>(state: ExamState, options: readonly Line[]): { line: Line; state: ExamState } {
  const own = inWordsOf(state.options.choice.persona, options);
  const pool = freshOf(own, state.recentLines ?? []);
  const line = pool[Math.floor(randomAt(state.options.seed, 1_000 + state.draws) * pool.length)]!;
  const before = (state.recentLines ?? []).filter((said) => said !== String(line));
  const recentLines = [...before, String(line)].slice(-REMEMBERED_LINES);
  return { line, state: { ...state, draws: state.draws + 1, recentLines } };
}

function freshOf<Line>(own: readonly Line[], recent: readonly string[]): readonly Line[] {
  const names = new Set(own.map(String));
  const saidOfThese = recent.filter((line) => names.has(line));
  const tired = new Set(saidOfThese.slice(saidOfThese.length - Math.floor(own.length / 2)));
  const fresh = own.filter((line) => !tired.has(String(line)));
  const last = openingOf(recent.at(-1) ?? '');
  const others = fresh.filter((line) => openingOf(String(line)) !== last);
  return others.length ? others : fresh;
}

const openingOf = (line: string) => /[\p{L}']+/u.exec(line)?.[0];

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

/** A reference within a sentence: "the POH", as nobody says "start with POH". */
export function sourceInSentence(reference: string): string {
  return reference.startsWith('POH') ? `the ${reference}` : reference;
}

/**
 * A topic such as "Flight review" within a sentence, after a colon: "VFR minimums" and "BasicMed" keep their capitals,
 * and "Lost communications: first steps" loses the colon of its own.
 */
export function inSentence(topic: string): string {
  const name = topic.replace(': ', ', ');
  return /^(?:A|[A-Z][a-z]+)(?![A-Za-z])/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
