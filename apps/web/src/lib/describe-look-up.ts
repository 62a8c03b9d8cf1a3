import type { DebriefLine } from '@rightseat/contract';

/** What looking it up came to, in one line, and where it would have been; null where no book was opened. */
export function describeLookUp({
  lookUp,
  references,
}: Pick<DebriefLine, 'lookUp' | 'references'>): string | null {
  if (!lookUp) return null;
  if (lookUp.reference && lookUp.rightSection)
    return `Looked it up: ${lookUp.reference} — right document, right section`;
  // The standard says what is asked, not what is right.
  const right = references.filter((reference) => !reference.startsWith('FAA-S-ACS')).slice(0, 2);
  const place = right.length > 0 ? `. It is in ${right.join(' or ')}` : '';
  if (!lookUp.reference) return `Looked it up: no place was held out${place}`;
  const verdict = lookUp.rightDocument ? 'right document, wrong section' : 'wrong document';
  return `Looked it up: ${lookUp.reference} — ${verdict}${place}`;
}
