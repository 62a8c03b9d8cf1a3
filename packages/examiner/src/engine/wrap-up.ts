import type { Content } from '#content/content.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import { composeClose, outOfTime } from './close-exam.ts';
import type { ExamState, TimeLeft } from './exam-state.ts';
import { closeMs, spokenMs } from './time-left.ts';

/** No question is asked that leaves less than this for its answer. */
const LIKELY_ANSWER_MS = 10_000;
/** A figure read back, or "anything else?". */
const SHORTEST_ANSWER_MS = 2_000;
/** A shorter exam leaves less. */
const FULL_LENGTH_SECONDS = 120;
/** Longer than any close: until then nothing need be composed to know. */
const EARLIEST_MS = 60_000;

/**
 * Whether the closing words must begin now, so that the last of them comes just before the limit. A pilot who speaks
 * is left his sentence for as long as the shortest of them can still be said.
 */
export function isClosingDue(
  state: ExamState,
  time: TimeLeft,
  pilotIsSpeaking: boolean,
  shipped: Content,
): boolean {
  if (state.phase !== 'running' || time.remainingMs > EARLIEST_MS) return false;
  const words = composeClose(state, contentFor(state, shipped), outOfTime, pilotIsSpeaking ? 0 : 1);
  return time.remainingMs <= closeMs(words.join(' '), time.msPerLetter, state);
}

/** Whether a question and an answer to it fit in before the closing words. Always, where nobody keeps time. */
export function hasTimeToAsk(state: ExamState, question: readonly string[], content: Content): boolean {
  return hasTime(state, question, LIKELY_ANSWER_MS, content);
}

/** Whether words can be said, and be answered by a few, before the closing words are due. */
export function hasTimeToSay(state: ExamState, words: readonly string[], content: Content): boolean {
  return hasTime(state, words, SHORTEST_ANSWER_MS, content);
}

function hasTime(state: ExamState, words: readonly string[], answerMs: number, content: Content): boolean {
  const { time } = state;
  // Words that are only shown are read at once: they may come until the close is due.
  if (!time?.msPerLetter) return true;
  const share = Math.min(1, state.options.limitSeconds / FULL_LENGTH_SECONDS);
  const takesMs = (spokenMs(words.join(' '), time.msPerLetter) + answerMs) * share;
  return !isClosingDue(state, { ...time, remainingMs: time.remainingMs - takesMs }, false, content);
}
