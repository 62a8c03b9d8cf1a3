/**
 * What kind of thing a pilot says, the closed list: an answer, or one of the things that people say to an examiner
 * instead of one. Only an `answer` is ever graded; "I don't know" and "I'd look it up" are answers.
 */
export const acts = [
  'answer',
  /** The same words again. */
  'repeat',
  /** He heard the words and not the meaning. */
  'rephrase',
  /** What may be assumed: "day or night?" */
  'asks-fact',
  'wait',
  /** "Can we come back to that one?" */
  'later',
  'skip',
  /** A hint, or the answer itself. */
  'hint',
  'wants-verdict',
  'nervous',
  'small-talk',
  'argues',
  'already-answered',
  /** Of an answer to an earlier question; within an answer a correction is part of the answer. */
  'corrects-earlier',
  'stop',
  'trouble',
  /** To the examiner as a machine, or by rank. */
  'orders',
  'abuse',
] as const;

export type Act = (typeof acts)[number];

/** What somebody is after who asks for a fact. */
export const askKinds = [
  /** The case: "day or night?", "am I alone?" */
  'case',
  /** Leave for something: "can I use a calculator?" */
  'leave',
  /** How the exam goes on: "is weather next?" */
  'course',
  /** Whether the examiner wants to hear more: "shall I go on?" */
  'more',
  /** The subject itself: "why is it two hundred, anyway?" */
  'subject',
] as const;

export type AskKind = (typeof askKinds)[number];

/** A stretch of what was said, in order: joined by spaces they are the whole of it. */
export interface SaidPart {
  act: Act;
  text: string;
  /** Of `asks-fact`, where the reader has told it. */
  asks?: AskKind;
}
