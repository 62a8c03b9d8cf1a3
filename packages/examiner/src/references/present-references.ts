import type { ReferenceShelf, ReferencesOutput } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { RegulationFact } from '#content/regulation-fact.ts';
import { listSections } from './list-sections.ts';
import { loadPublications, type Publications } from './publications.ts';
import { sectionsOf } from './sections.ts';

/** The pilot's books as a table of contents, each section with its heading and what our fact table holds of it. */
export function presentReferences(
  content: Content,
  publications: Publications = loadPublications(),
): ReferencesOutput {
  const sections = [...listSections(content)].sort(bySectionNumber);
  const shelves = publications.shelves.map(({ begins, name, title, readAs }): ReferenceShelf => {
    const own = sections.filter((section) => shelfOf(section, publications) === begins);
    const entries = own.map((section) => presentSection(section, content, publications));
    return { name, title, readAs: readAs ?? null, entries };
  });
  return { shelves: shelves.filter(({ entries }) => entries.length > 0) };
}

function presentSection(reference: string, content: Content, { titles }: Publications) {
  const sheets = content.facts.filter(({ id }) => sectionsOf(id).includes(reference));
  return {
    reference,
    title: titles[reference] ?? sheets[0]?.title ?? reference,
    facts: sheets.flatMap((sheet) => sheet.facts),
    textOf: sheets.length ? oldestText(sheets) : null,
  };
}

/** A sheet of several facts is as old as the oldest of them. */
function oldestText(sheets: readonly RegulationFact[]): number {
  return Math.min(...sheets.map(({ checkLevel }) => Number(checkLevel.slice(-4))));
}

/** `14 CFR 91.151` stands in part 91, which is a shelf of its own; part 43 stands with the other parts. */
function shelfOf(section: string, { shelves }: Publications): string | undefined {
  const inPart = section.replace(/^(\d+ CFR) (\d+)\..*$/, '$1 part $2');
  return shelves.find(({ begins }) => isWithin(section, begins) || isWithin(inPart, begins))?.begins;
}

const isWithin = (section: string, shelf: string) => section === shelf || section.startsWith(`${shelf} `);

/** 91.9 before 91.103, AIM 4-1-9 before 4-1-15. */
const bySectionNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
