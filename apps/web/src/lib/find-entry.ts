import type { ReferenceEntry, ReferenceShelf } from '@rightseat/contract';

/** `14 CFR 61.57(b)` is found under `14 CFR 61.57`. */
export function findEntry(shelves: readonly ReferenceShelf[], reference: string): ReferenceEntry | undefined {
  const entries = shelves.flatMap((shelf) => shelf.entries);
  const section = reference.replace(/\(.*$/, '').split(/[:/]/)[0]!.trim();
  return entries.find((entry) => entry.reference === reference || entry.reference === section);
}
