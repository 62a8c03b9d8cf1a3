import { z } from 'zod';

/**
 * What wants to hear the same, by name (`askName`): questions and follow-ups of which one exam asks one, and such as want only a `part`
 * of what another hears, which are not asked after it.
 */
export const Alike = z.array(
  z.union([z.array(z.string()).min(2), z.strictObject({ part: z.string(), of: z.string() })]),
);

/** What leaves nothing for the question or follow-up of a name to hear, once it was asked. */
export function findAlike(entries: z.infer<typeof Alike>): (name: string) => readonly string[] {
  const before = new Map<string, string[]>();
  const add = (name: string, others: readonly string[]) =>
    before.set(name, [...(before.get(name) ?? []), ...others]);
  for (const entry of entries) {
    if (!Array.isArray(entry)) add(entry.part, [entry.of]);
    else
      for (const name of entry)
        add(
          name,
          entry.filter((other) => other !== name),
        );
  }
  return (name) => before.get(name) ?? [];
}
