import { z } from 'zod';

/** Classes a task is tested in. An exam in a single-engine land airplane keeps to `ASEL`. */
const AirplaneClass = z.enum(['ASEL', 'ASES', 'AMEL', 'AMES']);

export const AcsElement = z.strictObject({
  /** `PA.I.B.K1a`; a sub-element such as this one names its parent. */
  code: z.string().regex(/^(PA|IR)\.[IVX]+\.[A-Z]\.[KRS]\d+[a-z]?$/),
  kind: z.enum(['knowledge', 'risk', 'skill']),
  text: z.string().min(1),
  parent: z.string().optional(),
});
export type AcsElement = z.infer<typeof AcsElement>;

export const AcsTask = z.strictObject({
  code: z.string().regex(/^(PA|IR)\.[IVX]+\.[A-Z]$/),
  title: z.string().min(1),
  classes: z.array(AirplaneClass).min(1),
  references: z.array(z.string()).min(1),
  /** The FAA's notes on the task, for example "at least three sub-elements". */
  notes: z.array(z.string()),
  elements: z.array(AcsElement).min(1),
});
export type AcsTask = z.infer<typeof AcsTask>;

export const AcsArea = z.strictObject({
  code: z.string().regex(/^(PA|IR)\.[IVX]+$/),
  title: z.string().min(1),
  tasks: z.array(AcsTask),
});
export type AcsArea = z.infer<typeof AcsArea>;

/** One edition of the certification standards: knowledge and risk elements, and skills shown on the ground. */
export const AcsDocument = z.strictObject({
  edition: z.string().regex(/^FAA-S-ACS-\d+[A-Z]?$/),
  title: z.string(),
  published: z.string(),
  /** ISO date. */
  effective: z.iso.date(),
  areas: z.array(AcsArea).min(1),
});
export type AcsDocument = z.infer<typeof AcsDocument>;
