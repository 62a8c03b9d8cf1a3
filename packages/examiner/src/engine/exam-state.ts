import type { LookUp } from '@rightseat/contract';
import type { AnswerPart } from '#grading/answer-grade.ts';
import type { Scenario } from '#scenario/scenario.ts';
import type { ExamOptions } from '../exam.ts';
import type { Verdict } from './verdict.ts';

/** Raised when stored states need migrating. */
export const stateVersion = 2;

/** How the clock stands, told with an event where somebody keeps one. */
export interface TimeLeft {
  /** Until the limit, which ends the exam in mid-word. */
  remainingMs: number;
  /** Of the voice, on average; 0 where words are only shown. */
  msPerLetter: number;
}

/**
 * How a question ended. `cut-off` was asked and never answered to the end, `skipped` not at all, by the pilot's own wish;
 * `unclear` was answered, and something essential was not clearly heard: never held against anybody.
 */
export type Outcome = 'held' | 'failed' | 'unclear' | 'looked-up' | 'cut-off' | 'skipped';

/** A question or follow-up that was put to the pilot. */
export interface AskedQuestion {
  questionId: string;
  /** Index of the follow-up; null for the question itself. */
  followUp: number | null;
  /** What counts as the answer, in the order it was said. Requests and asides are not here. */
  parts: AnswerPart[];
  /** What the answer was found to say, a verdict for each time that something was added to it. The last one holds. */
  verdicts: readonly Verdict[];
  /** Null while it is the question at hand. */
  outcome: Outcome | null;
  /** What looking it up in the books came to. */
  lookUp?: LookUp;
  /** It is asked again after a lost line: what is said now completes what was said before. */
  isReopened?: true;
  /** Ids of the points that were nudged for: once each, also when the question is put off and asked again. */
  nudged?: string[];
  /** The pilot asked to come back to it, which is granted once. */
  wasPutOff?: true;
}

/** What the examiner waits for. */
export type Expecting =
  | { for: 'answer' }
  /** "Anything else?": one more chance; or a reply to the nudge for a point. */
  | { for: 'more'; nudgedFor?: string }
  /** "I heard five hundred above …": confirm, deny or say again. */
  | { for: 'read-back'; pointId: string; slot: number }
  /** Denied; the figure itself is asked for. */
  | { for: 'figure'; pointId: string; slot: number }
  /** "Where would you look?" */
  | { for: 'document' }
  /** The books are open, and nobody hurries him. What he was nudged for is what he looks for. */
  | { for: 'look-up'; nudgedFor?: string }
  /** The books are closed: "What did you find?", which is asked unless he speaks already. */
  | { for: 'found'; isAsked: boolean }
  /** "Do you want to end the exam here?"; and what the examiner waits for if not, or what follows from the answer beside it. */
  | { for: 'stop'; otherwise: Expecting; isBeside?: true };

/** Everything about the question at hand that is not its record. */
export interface Progress {
  expecting: Expecting;
  /** The question as last spoken, for repeating word for word. */
  spoken: string;
  probes: number;
  /** `pointId.slot` of numbers that were read back: once each. */
  readBacks: string[];
  /** "Take your time" is said once a question. */
  soothed: boolean;
  /** How often the pilot argued, pleaded or chatted instead of answering. */
  deflections: number;
  /** He asked leave for a sip of water; what he had answered waits until he speaks. */
  onLeave?: true;
  /** He would go back to what he put off: it is asked next. */
  comesBack?: true;
  /** How often a model's word took what was said for no answer. */
  setAside?: number;
  /** What is to be looked at was read to him. */
  isRead?: true;
  /** How often he said that he had answered before, and it was not found. */
  lookedBack?: number;
}

/** The exam as plain JSON. */
export interface ExamState {
  version: typeof stateVersion;
  options: ExamOptions;
  /** The flight that some of the questions are about; absent where none is. */
  scenario?: Scenario;
  /** How many random choices were made: choice n of a seed is always the same. */
  draws: number;
  phase: 'not-started' | 'running' | 'ended';
  /** Ids of the main questions, in the order they will be asked. */
  plan: string[];
  /** How many of them were asked. */
  planned: number;
  /** Questions asked and done, in order. */
  asked: AskedQuestion[];
  current: AskedQuestion | null;
  progress: Progress;
  /** Utterances in a row that could not be understood. */
  unclear: number;
  /** Attempts to argue, to plead or to give the examiner orders. Noted, never obeyed. */
  pressure: number;
  /** What was said of `lines`, the last at the end, so that the next differs. Absent in exams from before it was kept. */
  recentLines?: string[];
  /** What was last said to the pilot, which he replies to. Absent in exams from before it was kept. */
  lastLine?: string;
  /** Questions to come back to near the end, with what was said of them. */
  waiting?: AskedQuestion[];
  /** The pilot ended it early: a discontinuance, whatever else was found. */
  isStopped?: true;
  /** What asking a language model cost so far; absent where none was asked. */
  advised?: { calls: number; tokens: number };
  /** Whether the pilot's end can open the books. */
  hasBooks?: boolean;
  /** Whether it can show an exhibit; what needs one is asked nowhere else. */
  hasTable?: boolean;
  /** Whether it can make one larger, and which one was made so. */
  enlarges?: boolean;
  enlarged?: string;
  /** Whether the voice can say nothing but what was known beforehand: a figure of the pilot's is then not read back. */
  saysOnlyKnown?: boolean;
  /** The clock at the last event; absent where nobody keeps one. */
  time?: TimeLeft;
  /** After the question at hand the exam ends. */
  isClosing: boolean;
  /** The exam before the last answer, should the pilot go on speaking. Holds no further one. */
  beforeLastAnswer: Omit<ExamState, 'beforeLastAnswer'> | null;
}
