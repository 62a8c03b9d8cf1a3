import type { Content } from '#content/content.ts';
import { documentOf, sectionsOf } from './sections.ts';

const listed = new WeakMap<Content, ReadonlySet<string>>();

/** Every section that a question cites or that we hold facts of: what stands in the pilot's books here. */
export function listSections(content: Content): ReadonlySet<string> {
  const known = listed.get(content);
  if (known) return known;
  const cited = content.questions
    .flatMap((question) => [question, ...question.followUps])
    .flatMap((askable) => askable.references);
  const sections = new Set([...cited, ...content.facts.map(({ id }) => id)].flatMap(sectionsOf));
  // Where chapters are listed, the whole handbook is no place to put a finger on.
  for (const section of [...sections]) {
    if (section !== documentOf(section)) sections.delete(documentOf(section));
  }
  listed.set(content, sections);
  return sections;
}
