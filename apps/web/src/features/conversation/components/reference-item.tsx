import type { ReferenceEntry } from '@rightseat/contract';
import { useEffect, useRef } from 'react';
import { Button } from '#components/button.tsx';
import { FactSheet } from '#components/fact-sheet.tsx';
import { classNames } from '#lib/class-names.ts';

type ReferenceItemProps = {
  entry: ReferenceEntry;
  isOpen: boolean;
  onToggle: () => void;
  onHoldOut: () => void;
};

/** A section: its number and heading, and opened, our fact sheet of it. */
export function ReferenceItem({ entry, isOpen, onToggle, onHoldOut }: ReferenceItemProps) {
  const item = useRef<HTMLLIElement>(null);
  // Low as the sheet is on a phone, it would open below its end.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return (
    <li ref={item} className={classNames(isOpen && 'bg-sunk')}>
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
          <div className="sticky -bottom-2 -mx-3 border-t border-line bg-sunk px-3 pt-2 pb-4">
            <Button className="w-full" onClick={onHoldOut}>
              That's it
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
