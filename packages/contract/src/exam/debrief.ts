import { z } from 'zod';

/** Never percentages: the ACS knows satisfactory and unsatisfactory, and honesty adds not assessed. */
export const Grade = z.enum(['satisfactory', 'unsatisfactory', 'not-assessed']);
export type Grade = z.infer<typeof Grade>;

/** Where the pilot can read it: `14 CFR 91.155`, `AIM 7-1-27`, `FAA-H-8083-25 ch. 11`. */
export const Reference = z.string();

/** What looking it up came to: the right book, and the right place in it. */
export const LookUp = z.object({
  /** What the pilot held out; null when he closed the books without. */
  reference: Reference.nullable(),
  rightDocument: z.boolean(),
  rightSection: z.boolean(),
});
export type LookUp = z.infer<typeof LookUp>;

/** A point of the answer as the verdict has it, with the pilot's words that it was found in. */
export const AnswerPoint = z.object({
  statement: z.string(),
  essential: z.boolean(),
  found: z.enum(['heard', 'missing', 'contradicted']),
  /** Word for word; null where it is missing. */
  words: z.string().nullable(),
});
export type AnswerPoint = z.infer<typeof AnswerPoint>;

export const DebriefLine = z.object({
  questionId: z.string(),
  /** Names what the question said then; absent of a question made from a flight, and in debriefs from before it was kept. */
  wording: z.string().optional(),
  /** Who read that wording against its sources; absent where nobody did. */
  reviewed: z.object({ name: z.string(), readOn: z.iso.date() }).optional(),
  /** ACS element codes such as `PA.I.E.K1`. */
  acs: z.array(z.string()).min(1),
  /** What the standard calls each of them, in their order. */
  titles: z.array(z.string()).optional(),
  question: z.string(),
  /** The pilot's own words, word for word as they stand in the transcript; null when nothing was answered. */
  quote: z.string().nullable(),
  grade: Grade,
  /** Why that grade, in a few plain words. */
  reason: z.string(),
  /** Key points that were not heard, and facts that were said wrong. */
  missing: z.array(z.string()),
  /** Everything the question asks for. Absent of what was left open, and in debriefs from before it was kept. */
  points: z.array(AnswerPoint).optional(),
  modelAnswer: z.string(),
  references: z.array(Reference),
  /** What lay in front of him; absent where nothing did. */
  exhibit: z.string().optional(),
  /** Absent where the pilot opened no book. */
  lookUp: LookUp.optional(),
});
export type DebriefLine = z.infer<typeof DebriefLine>;

/** The three ends of a practical test. */
export const ExamResult = z.enum(['satisfactory', 'disapproval', 'discontinuance']);
export type ExamResult = z.infer<typeof ExamResult>;

export const ExamOutcome = z.object({
  result: ExamResult,
  /** Every Area of Operation that the exam was to cover, in the order of the standard. */
  areas: z.array(z.object({ code: z.string(), title: z.string(), grade: Grade })),
});
export type ExamOutcome = z.infer<typeof ExamOutcome>;

/** What became of a code that had to be asked. */
export const CodeOutcome = z.object({
  code: z.string(),
  title: z.string(),
  outcome: z.enum(['closed', 'open', 'not-asked']),
});
export type CodeOutcome = z.infer<typeof CodeOutcome>;

export const Debrief = z.object({
  /** Two or three spoken sentences that open the written debrief. */
  summary: z.string(),
  /** A few sentences more by a language model, each held against `lines`; absent where there is none, or until it has answered. */
  prose: z.string().optional(),
  lines: z.array(DebriefLine),
  /** The letter's content; absent for a demo, and for an exam that never began. */
  outcome: ExamOutcome.optional(),
  /** Of the codes that were chosen; absent where none were. */
  codes: z.array(CodeOutcome).optional(),
  /** One ACS element to study first, with where to read it; null when there is nothing to fault. */
  study: z.object({ acs: z.string(), title: z.string(), reference: Reference }).nullable(),
});
export type Debrief = z.infer<typeof Debrief>;
