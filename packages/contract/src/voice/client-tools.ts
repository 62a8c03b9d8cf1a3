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

/** It puts an exhibit beside the conversation, or puts it away, and answers `EXHIBIT_SHOWN` at once: nobody waits for it. */
export const SHOW_EXHIBIT = 'show_exhibit';
export const EXHIBIT_SHOWN = 'shown';

export const ShowExhibitParameters = z.object({
  /** The id of what is to be shown; empty for nothing. */
  exhibit: z.string().catch(''),
  /** The pilot can hardly read it. A page that knows nothing of it shows it as ever. */
  larger: z.literal('yes').optional().catch(undefined),
});
export type ShowExhibitParameters = z.infer<typeof ShowExhibitParameters>;

export const showExhibit = (exhibit: string, isEnlarged: boolean): Record<string, string> => ({
  exhibit,
  ...(isEnlarged && { larger: 'yes' }),
});

/** Sent as a message where the pilot would rather hear what lies in front of him. */
export const READ_EXHIBIT = 'Please read it to me.';
