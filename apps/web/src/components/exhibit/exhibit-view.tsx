import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { ExhibitSheet } from './exhibit-sheet.tsx';
import { useExhibit } from './get-exhibit.ts';

const ZOOMS = [1, 1.5, 2, 3];
/** What the examiner makes of it for who can hardly read it; not less than he had made it himself. */
const ENLARGED = ZOOMS.indexOf(2);
/** Paper is light by night too: what stands on it keeps the colours of the day. */
const ON_PAPER = '[--caution:#7d4a00] [--course:#9a1563]';

export type ExhibitViewProps = {
  id: string;
  /** The question whose answer is marked. */
  question?: string;
  /** The examiner has made it larger. */
  isEnlarged?: boolean;
  /** Asks the examiner to read it; absent where there is none to ask. */
  onRead?: () => void;
  /** In a frame whose first row is the button that folds it away: the others stand in it. */
  besideFold?: boolean;
};

/** What lies on the table, as large as it is wanted. */
export function ExhibitView({
  id,
  question,
  isEnlarged = false,
  onRead,
  besideFold = false,
}: ExhibitViewProps) {
  const exhibit = useExhibit(id, question ?? null);
  const [zoom, setZoom] = useState(0);
  const [wasEnlarged, setEnlarged] = useState(false);
  if (isEnlarged !== wasEnlarged) {
    setEnlarged(isEnlarged);
    if (isEnlarged) setZoom(Math.max(zoom, ENLARGED));
  }
  if (exhibit.isPending)
    return (
      <p role="status" className="p-3">
        Fetching the exhibit…
      </p>
    );
  if (exhibit.isError)
    return (
      <div className="space-y-3 p-3" role="alert">
        <p>The exhibit could not be fetched.</p>
        <Button look="outline" onClick={() => void exhibit.refetch()}>
          Try again
        </Button>
      </div>
    );
  const { title, description, sheet, isReadable } = exhibit.data;
  const hasDrawing = sheet.some(({ type }) => type === 'drawing');
  return (
    <section aria-label={title} className="flex min-h-0 flex-1 flex-col">
      <div className={classNames('flex flex-none justify-end', besideFold && 'absolute top-0 right-0')}>
        <Button
          look="quiet"
          aria-label="Smaller"
          disabled={zoom === 0}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        >
          −
        </Button>
        <Button
          look="quiet"
          aria-label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
        >
          +
        </Button>
      </div>
      {/* All else moves with the sheet: on a phone on which one types there is no room beside it. */}
      <section
        aria-label={`${title}, the sheet`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto border-t border-line bg-[#fbfaf5] text-[#14181a]"
      >
        <div className={classNames(ON_PAPER, 'px-3 pt-2')}>
          <h3 className="text-sm leading-tight sm:text-base">{title}</h3>
          <p className="text-sm text-caution">Training exhibit, not for navigation</p>
          {isReadable && onRead && (
            <button
              type="button"
              className="min-h-11 rounded-sm text-sm font-bold underline underline-offset-4"
              onClick={onRead}
            >
              Read it to me
            </button>
          )}
        </div>
        <div
          className="space-y-4 p-3 text-xs sm:text-base"
          style={{
            width: hasDrawing ? `${ZOOMS[zoom]! * 100}%` : undefined,
            zoom: hasDrawing ? 1 : ZOOMS[zoom],
          }}
        >
          {sheet.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sheets of one exhibit do not move
            <ExhibitSheet key={at} sheet={part} title={title} description={description} />
          ))}
        </div>
        {hasDrawing && (
          <details className={classNames(ON_PAPER, 'px-3 pb-2 text-sm')}>
            <summary className="min-h-6 cursor-pointer">What is to be seen, in words</summary>
            <p className="py-1">{description}</p>
          </details>
        )}
      </section>
    </section>
  );
}
