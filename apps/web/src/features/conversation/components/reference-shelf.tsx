import type { ReferenceShelf as Shelf } from '@rightseat/contract';
import { ReferenceItem } from './reference-item.tsx';

type ReferenceShelfProps = {
  shelf: Shelf;
  isOpen: boolean;
  /** Null while a search decides what is open. */
  onToggle: (() => void) | null;
  /** The section that is open for reading, of whichever shelf. */
  read: string | null;
  onRead: (reference: string | null) => void;
  onHoldOut: (reference: string) => void;
};

/** One document, or the part of it that stands together. */
export function ReferenceShelf({ shelf, isOpen, onToggle, read, onRead, onHoldOut }: ReferenceShelfProps) {
  const words = (
    <>
      <span className="font-bold">{shelf.name}</span>
      <span className="text-sm text-quiet">{shelf.title}</span>
    </>
  );
  return (
    <section aria-label={shelf.name}>
      <h3 className="tracking-normal">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="flex min-h-13 w-full items-center justify-between gap-3 py-2 text-left font-normal"
          >
            <span className="flex min-w-0 flex-col">{words}</span>
            <span className="shrink-0 text-sm font-normal text-quiet">{shelf.entries.length}</span>
          </button>
        ) : (
          <span className="flex flex-col py-2 font-normal">{words}</span>
        )}
      </h3>
      {isOpen && (
        <ul className="mb-3 border-l border-line">
          {shelf.entries.map((entry) => (
            <ReferenceItem
              key={entry.reference}
              entry={entry}
              isOpen={read === entry.reference}
              onToggle={() => onRead(read === entry.reference ? null : entry.reference)}
              onHoldOut={() => onHoldOut(entry.reference)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
