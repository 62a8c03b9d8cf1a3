import type { ReferenceShelf } from '@rightseat/contract';

/**
 * The shelves with what a search leaves on them, by number and heading as a table of contents has it; never by our
 * notes. Every word must be found. "91.151" finds itself, and so does "far 91 fuel".
 */
export function findReferences(shelves: readonly ReferenceShelf[], search: string): ReferenceShelf[] {
  const words = plain(search).split(' ').filter(Boolean);
  if (words.length === 0) return [...shelves];
  return shelves.flatMap((shelf) => {
    const entries = shelf.entries.filter(({ reference, title }) => {
      const text = plain(`${reference} ${title} ${shelf.name} ${shelf.title} ${byWhichNameToo(reference)}`);
      return words.every((word) => text.includes(word));
    });
    return entries.length > 0 ? [{ ...shelf, entries }] : [];
  });
}

/** What pilots call it. */
function byWhichNameToo(reference: string): string {
  if (reference.startsWith('14 CFR')) return 'FAR regulations';
  if (reference.startsWith('FAA-H-8083-25')) return 'PHAK';
  return '';
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9.\s-]+/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}
