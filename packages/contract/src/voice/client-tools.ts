import { z } from 'zod';
import { storableText } from '../storable-text.ts';

/** The one tool that the page offers: it opens the reference drawer, and answers when the pilot has closed it. */
export const OPEN_REFERENCES = 'open_references';

/** What it answers, as JSON in the `result`. */
export const OpenReferencesResult = z.object({
  /** The section that the pilot held out; null when he closed the drawer without. */
  reference: z.string().max(80).overwrite(storableText).nullable(),
});
export type OpenReferencesResult = z.infer<typeof OpenReferencesResult>;
