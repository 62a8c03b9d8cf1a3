import { z } from 'zod';
import { storableText } from '../storable-text.ts';

/** Tells the page that the last word has been said, while some seconds are left on the clock. It answers anything. */
export const SHOW_CLOSED = 'show_closed';

/** It opens the reference drawer, and answers when the pilot has closed it. */
export const OPEN_REFERENCES = 'open_references';

/** What it answers, as JSON in the `result`. */
export const OpenReferencesResult = z.object({
  /** The section that the pilot held out; null when he closed the drawer without. */
  reference: z.string().max(80).overwrite(storableText).nullable(),
});
export type OpenReferencesResult = z.infer<typeof OpenReferencesResult>;
