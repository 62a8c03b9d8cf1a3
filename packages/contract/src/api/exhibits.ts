import { z } from 'zod';

/** A run of text; `marked` where it holds the answer to the question that is looked at again. */
export const ExhibitText = z.object({ text: z.string(), marked: z.boolean().optional() });
export type ExhibitText = z.infer<typeof ExhibitText>;

const Row = z.array(ExhibitText);

/** One part of what lies on the table. */
export const ExhibitSheet = z.discriminatedUnion('type', [
  /** As it comes over the wire: fixed width, line by line. */
  z.object({ type: z.literal('lines'), heading: z.string().optional(), lines: z.array(Row) }),
  z.object({
    type: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.string()),
    rows: z.array(Row),
  }),
  /** An image/svg+xml document, drawn by us. */
  z.object({ type: z.literal('drawing'), svg: z.string(), width: z.number(), height: z.number() }),
]);
export type ExhibitSheet = z.infer<typeof ExhibitSheet>;

/** Which question's answer is to be marked, as a debrief line names it. */
export const ExhibitQuery = z.object({ question: z.string().max(120).optional() });

/** GET /api/exhibits/:id */
export const ExhibitOutput = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Whether the examiner can read it aloud. */
  isReadable: z.boolean(),
  sheet: z.array(ExhibitSheet),
});
export type ExhibitOutput = z.infer<typeof ExhibitOutput>;
