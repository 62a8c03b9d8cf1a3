import { z } from 'zod';

/** Names (`askName`) of questions and follow-ups that want to hear the same, group by group: one exam asks one of each. */
export const Alike = z.array(z.array(z.string()).min(2));

/** Those that stand in a group with a name; a name may stand in several. */
export function findAlike(groups: z.infer<typeof Alike>): (name: string) => readonly string[] {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    for (const name of group) {
      const known = others.get(name) ?? [];
      others.set(name, [...known, ...group.filter((other) => other !== name)]);
    }
  }
  return (name) => others.get(name) ?? [];
}
