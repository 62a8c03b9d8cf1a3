import type { LookUp } from '@rightseat/contract';
import { documentOf, sectionsOf } from './sections.ts';

/** Whether a pilot who holds out this section has the right book open, and at the right place. */
export function judgeLookUp(reference: string | null, citations: readonly string[]): LookUp {
  if (reference === null) return { reference, rightDocument: false, rightSection: false };
  const document = documentOf(reference);
  const right = citations.flatMap(sectionsOf);
  return {
    reference,
    rightDocument: right.some((section) => documentOf(section) === document),
    // A handbook cited as a whole is right wherever it is open.
    rightSection: right.some((section) => section === reference || section === document),
  };
}
