import type { ReferenceEntry } from '@rightseat/contract';

/** Our own notes of a section, with what they are. */
export function FactSheet({ entry: { facts, textOf } }: { entry: ReferenceEntry }) {
  if (facts.length === 0) return <p className="text-sm text-quiet">We keep no notes on this one.</p>;
  return (
    <>
      <ul className="list-disc space-y-1.5 pl-5 marker:text-edge">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="text-sm text-quiet">
        Our own notes from the text of {textOf}, not the regulation itself. Verify it in the current one.
      </p>
    </>
  );
}
