import type { Debrief, ExamChoice, TranscriptEntry } from '@rightseat/contract';
import type { Reading } from '#advice/advice.ts';

/**
 * The examiner in types: state + event → state + words. Pure: no audio, sockets, clock or database.
 * The state is plain JSON, stored after every turn, so that an exam survives its process.
 */
export type ExamEvent =
  | { type: 'started' }
  | { type: 'resumed' }
  | {
      type: 'pilot-said';
      text: string;
      /** Typed answers are not misheard: their numbers are not read back. */
      typed: boolean;
      /** `text` is the whole answer and replaces the last one. */
      continuesLastAnswer: boolean;
      /** What a model read in the words, where one was asked. */
      readings?: readonly Reading[];
    }
  | { type: 'unclear' }
  | { type: 'silent'; silentMs: number }
  | { type: 'repeat-requested' }
  | { type: 'time-nearly-up'; remainingMs: number };

export interface ExaminerReply {
  /** Plain text for eye and ear; empty stays silent. At most one question. */
  text: string;
  /** Words of the question at hand, for the recogniser. Never shown. */
  bias: readonly string[];
  endsExam: boolean;
}

export interface ExamOptions {
  choice: ExamChoice;
  /** The demo is a short exam with a lighter opening. */
  kind: 'demo' | 'coach';
  limitSeconds: number;
  /** Everything random comes from here. */
  seed: string;
}

/** The second pass reads this and nothing else. */
export interface FinishedExam {
  transcript: readonly TranscriptEntry[];
  endedBecause: 'pilot' | 'examiner' | 'limit' | 'lost' | 'error' | 'never-started';
}

export type { Debrief };
