import type { Debrief, ExamChoice, Flight, SaidPart } from '@rightseat/contract';
import type { Reading } from './advice.ts';

/**
 * The examiner in types: state + event → state + words. Pure: no audio, sockets, clock or database.
 * The state is plain JSON, stored after every turn, so that an exam survives its process.
 */
export type ExamEvent =
  | ({ type: 'started' } & ExamMeans)
  | ({ type: 'resumed' } & ExamMeans)
  | {
      type: 'pilot-said';
      text: string;
      /** Typed answers are not misheard: their numbers are not read back. */
      typed: boolean;
      /** `text` is the whole answer and replaces the last one. */
      continuesLastAnswer: boolean;
      /** What was left of the examiner's words when they were cut off, where they were. */
      unsaid?: string | undefined;
      /** The words taken apart by the reader of acts; absent where it was late or is not there, and rules have to do. */
      parts?: readonly SaidPart[];
      /** What a model read in the words, where one was asked. */
      readings?: readonly Reading[];
      /** Follow-ups that a model takes for covered by them, by index. */
      covers?: readonly number[];
      /** Index of the fact that a model takes for the one that he asks for. */
      assumed?: number | undefined;
    }
  | { type: 'unclear' }
  | { type: 'silent'; silentMs: number }
  | { type: 'repeat-requested' }
  | { type: 'look-up-requested' }
  /** The section held out; null when the books were closed without. `isSpeaking`: the answer is on its way. */
  | { type: 'looked-up'; reference: string | null; isSpeaking: boolean }
  | { type: 'books-missing' }
  /** What was to be shown could not be. */
  | { type: 'table-missing' }
  | { type: 'time-nearly-up'; remainingMs: number };

/** What can be done on this connection. */
export interface ExamMeans {
  /** The pilot's end can open the reference books when asked to, */
  hasBooks?: boolean;
  /** show an exhibit, */
  hasTable?: boolean;
  /** and make it larger. */
  enlarges?: boolean;
  /** The voice can say nothing but what was known beforehand: `listLinesOfExam`. */
  saysOnlyKnown?: boolean;
}

export interface ExaminerReply {
  /** Plain text for eye and ear; empty stays silent. At most one question. */
  text: string;
  /** Words of the question at hand, for the recogniser. Never shown. */
  bias: readonly string[];
  endsExam: boolean;
  /** The pilot is looking something up: the books should be open at his end. */
  opensBooks?: true;
  /** The id of the exhibit that lies in front of him from now on; null for none. */
  exhibit: string | null;
  /** He could hardly read it: it is shown larger. */
  isEnlarged?: true;
}

export interface ExamOptions {
  choice: ExamChoice;
  /** The demo is a short exam with a lighter opening. */
  kind: 'demo' | 'coach';
  limitSeconds: number;
  /** Everything random comes from here. */
  seed: string;
  /** The flight that the scenario is built from; null: our example. Without it there is no scenario. */
  flight?: Flight | null;
}

/** What the record of an exam does not hold itself. */
export interface FinishedExam {
  endedBecause: 'pilot' | 'examiner' | 'limit' | 'lost' | 'error' | 'never-started' | 'access-ended';
}

export type { Debrief };
