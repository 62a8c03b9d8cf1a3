import type { ReferenceEntry } from '@rightseat/contract';
import { Button } from '#components/button.tsx';
import { classNames } from '#lib/class-names.ts';

type ReferenceItemProps = {
  entry: ReferenceEntry;
  isOpen: boolean;
  onToggle: () => void;
  onHoldOut: () => void;
};

/** A section: its number and heading, and opened, our fact sheet of it. */
export function ReferenceItem({ entry, isOpen, onToggle, onHoldOut }: ReferenceItemProps) {
  return (
    <li className={classNames(isOpen && 'bg-sunk')}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 w-full flex-col justify-center px-3 py-2 text-left leading-snug hover:bg-sunk"
      >
        <span className="text-sm text-quiet">{entry.reference}</span>
        <span className={classNames(isOpen && 'font-bold')}>{entry.title}</span>
      </button>
      {isOpen && (
        <div className="space-y-3 px-3 pt-3">
          <FactSheet entry={entry} />
          {/* A long sheet leaves it in reach of the thumb. */}
          <div className="sticky bottom-0 bg-sunk pb-4 pt-1">
            <Button className="w-full" onClick={onHoldOut}>
              That's it
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

function FactSheet({ entry: { facts, textOf } }: { entry: ReferenceEntry }) {
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
