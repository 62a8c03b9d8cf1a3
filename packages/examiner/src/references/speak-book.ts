import { loadPublications, type Publications } from './publications.ts';
import { documentOf, sectionsOf } from './sections.ts';

/** Where a citation stands, as people say it: "part 91", "the Airplane Flying Handbook". Null for the standards. */
export function speakBook(citation: string, publications: Publications = loadPublications()): string | null {
  const [section] = sectionsOf(citation);
  if (!section) return null;
  const part = /^(14|49) CFR (?:part )?(\d+)/.exec(section);
  if (part) return part[1] === '49' ? `NTSB part ${part[2]}` : `part ${part[2]}`;
  const book = documentOf(section);
  if (book === 'AIM' || book === 'POH') return `the ${book}`;
  if (book.startsWith('AC ')) return 'an advisory circular';
  const shelf = publications.shelves.find(({ begins }) => begins === book);
  return shelf ? `the ${shelf.title}` : null;
}
