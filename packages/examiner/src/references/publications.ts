import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The names of the books and the headings in them, as their publishers print them. */
const Publications = z.strictObject({
  /** In the order a pilot's shelf has them; a section stands on the first whose `begins` it begins with. */
  shelves: z.array(
    z.strictObject({
      begins: z.string(),
      name: z.string(),
      title: z.string(),
      /** How what is cited of it was compared; absent of the regulations, whose facts say it one by one. */
      readAs: z.string().optional(),
    }),
  ),
  /** By section. A regulation that is not here goes by the title in the facts. */
  titles: z.record(z.string(), z.string()),
});
export type Publications = z.infer<typeof Publications>;

const shippedFile = new URL('../../content/references/publications.json', import.meta.url);

let shipped: Publications | undefined;

/** As shipped, read and schema-checked at the first call. */
export function loadPublications(): Publications {
  shipped ??= Publications.parse(JSON.parse(readFileSync(shippedFile, 'utf8')));
  return shipped;
}
