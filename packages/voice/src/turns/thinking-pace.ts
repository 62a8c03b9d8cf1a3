import { END_OF_TURN_WAIT } from './end-of-turn-wait.ts';

/** So many of his last pauses tell how he thinks: one long one does not slow the rest of the exam. */
const REMEMBERED = 4;
/** Shorter than this are the breaths between words. */
const THINKING_FROM_MS = 600;
/** The next pause may be that much longer than the longest of these. */
const ROOM_MS = 250;

/** How long this pilot thinks in the middle of an answer, as far as he has shown it. */
export interface ThinkingPace {
  /** He was silent for that long, and went on with the same answer. */
  notePause(ms: number): void;
  /** The wait for an answer that lacks something: the usual one, until he has shown that it cuts him off or nearly. */
  unfinishedMs(): number;
}

export function createThinkingPace(): ThinkingPace {
  let pauses: number[] = [];
  return {
    notePause(ms) {
      if (ms >= THINKING_FROM_MS) pauses = [...pauses, ms].slice(-REMEMBERED);
    },
    unfinishedMs() {
      const wanted = Math.max(0, ...pauses) + ROOM_MS;
      return Math.min(END_OF_TURN_WAIT.open, Math.max(END_OF_TURN_WAIT.unfinished, wanted));
    },
  };
}
