import { z } from 'zod';
import { Reference } from '../exam/debrief.ts';

/** One place that a pilot can put his finger on. */
export const ReferenceEntry = z.object({
  reference: Reference,
  /** Its heading. */
  title: z.string(),
  /** Our own notes of it, from the fact table; empty where we keep none. */
  facts: z.array(z.string()),
  /** The year of the text that the notes were written from; null without notes. */
  textOf: z.number().int().nullable(),
});
export type ReferenceEntry = z.infer<typeof ReferenceEntry>;

export const ReferenceShelf = z.object({
  name: z.string(),
  title: z.string(),
  /** How what is cited of it was compared; null where each entry says its year, or nothing was. */
  readAs: z.string().nullable(),
  entries: z.array(ReferenceEntry),
});
export type ReferenceShelf = z.infer<typeof ReferenceShelf>;

/** GET /api/references: the books that a pilot may open during the exam. */
export const ReferencesOutput = z.object({ shelves: z.array(ReferenceShelf) });
export type ReferencesOutput = z.infer<typeof ReferencesOutput>;
