import type { ExamResult, Manner } from '@rightseat/contract';

/** What a plan is made from. */
export interface PlanInput {
  /** ISO dates. */
  today: string;
  checkrideOn: string;
  legs: readonly { leg: number; title: string; result: ExamResult | null }[];
  weak: readonly { code: string; held: number; dueAt: Date }[];
  openCodes: readonly string[];
  /** Questions that ask for every untouched element of an area, in the order of the standard. */
  untouched: readonly { code: string; title: string; questions: number }[];
  doneToday: { sessions: number; questions: number };
}

/** What one day holds. */
export interface DayWork {
  leg: { leg: number; title: string; manner: Manner } | null;
  codes: string[];
  areas: { code: string; title: string; questions: number }[];
}
