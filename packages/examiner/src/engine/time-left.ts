import type { ExamState, TimeLeft } from './exam-state.ts';

/**
 * The last word comes this long before the limit, and mostly some seconds more, as words are said faster than reckoned: whole demos ended
 * 7.5 to 10.1 s before it with 4 s, and 5.8 to 10.1 s with 2.5.
 */
const RESERVE_MS = 2_000;
/** A close of half a minute takes a slow voice some seconds longer than a short one. */
const SLOW_VOICE = 1.1;
/** Words that are only shown take none to say, and still must be read. */
const SHORTEST_CLOSE_MS = 7_000;
/** An exam of a minute has time for questions too. */
const MOST_SHARE = 0.15;

/** "91.155" is said as "ninety-one point one fifty-five", and "CFR" letter by letter. */
export function spokenMs(text: string, msPerLetter: number): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  const acronyms = text.match(/\b[A-Z]{2,}\b/g)?.join('').length ?? 0;
  return (text.length + digits * 4 + acronyms * 2) * msPerLetter;
}

const slowlyMs = (words: string, msPerLetter: number) => spokenMs(words, msPerLetter) * SLOW_VOICE;

/** How long before the limit closing words must begin. */
export function closeMs(words: string, msPerLetter: number, { options }: ExamState): number {
  const wanted = Math.max(SHORTEST_CLOSE_MS, slowlyMs(words, msPerLetter)) + RESERVE_MS;
  return Math.min(wanted, options.limitSeconds * 1000 * MOST_SHARE);
}

/** Whether words can be said to their end, the reserve aside. Always, where nobody keeps time. */
export function isSaidInTime(words: string, time: TimeLeft | undefined): boolean {
  return !time || slowlyMs(words, time.msPerLetter) + RESERVE_MS <= time.remainingMs;
}

/** What is said before the next words takes time from them. */
export function spendTime(state: ExamState, say: readonly string[]): ExamState {
  const { time } = state;
  if (!time) return state;
  const remainingMs = time.remainingMs - spokenMs(say.join(' '), time.msPerLetter);
  return { ...state, time: { ...time, remainingMs } };
}
