import type { ExamChoice } from '@rightseat/contract';

/** Told from what is chosen by then: codes are read while the pilot chooses on. */
export type ChangeChoice = (change: (now: ExamChoice) => ExamChoice) => void;
