import type { ReferenceEntry, ReferenceShelf } from '@rightseat/contract';
import { findEntry } from '#lib/find-entry.ts';
import { nameCode } from '#lib/name-code.ts';
import { useReferences } from '#lib/use-references.ts';

/** Where it is written, what we hold of that in our own words, and of when the text was that this was read in. */
export function SourcesOf({ references }: { references: readonly string[] }) {
  const books = useReferences();
  if (!books.data) return <>{references.join(' · ')}</>;
  const { shelves } = books.data;
  return (
    <ul className="space-y-1.5">
      {references.map((reference) => {
        const entry = findEntry(shelves, reference);
        const shelf = shelves.find(({ entries }) => entry && entries.includes(entry));
        return (
          <li key={reference}>
            {nameCode({ code: reference, title: entry?.title })}
            <span className="text-sm text-quiet">{`: ${readAs(reference, entry, shelf)}`}</span>
            {entry && entry.facts.length > 0 && (
              <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-quiet">
                {entry.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function readAs(reference: string, entry?: ReferenceEntry, shelf?: ReferenceShelf): string {
  if (reference.startsWith('FAA-S-ACS')) return 'the standard itself';
  if (entry?.textOf) return `as the text of ${entry.textOf}`;
  return shelf?.readAs ?? 'no comparison on record';
}
