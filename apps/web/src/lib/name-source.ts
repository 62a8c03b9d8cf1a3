import type { ReferenceShelf } from '@rightseat/contract';
import { findEntry } from './find-entry.ts';
import { nameCode } from './name-code.ts';

/** The standard says what is asked, not what is right. */
export const isSource = (reference: string) => !/^(FAA-S-ACS|ACS)/.test(reference);

/** "VFR fuel requirements (14 CFR 91.151)"; by its number alone until the books are here, or where they have none. */
export function nameSource(shelves: readonly ReferenceShelf[] | undefined, reference: string): string {
  if (!isSource(reference)) return nameCode({ code: reference, title: 'The standard' });
  const entry = shelves && findEntry(shelves, reference);
  // Where a shelf has no chapters the entry says "The whole handbook": its name stands on the shelf.
  const shelf = shelves?.find(({ name }) => name === entry?.reference);
  return nameCode({ code: reference, title: shelf?.title ?? entry?.title });
}
