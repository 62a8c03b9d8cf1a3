import { Button } from '#components/button.tsx';

/** Newer and older pages of a list that knows only where the next page begins. */
export function PageTurner({
  pages,
  nextCursor,
}: {
  pages: { turn: number; older: (cursor: string) => void; newer: () => void };
  nextCursor: string | null;
}) {
  if (pages.turn === 0 && nextCursor === null) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Button look="outline" disabled={pages.turn === 0} onClick={pages.newer}>
        Newer
      </Button>
      <Button
        look="outline"
        disabled={nextCursor === null}
        onClick={() => nextCursor !== null && pages.older(nextCursor)}
      >
        Older
      </Button>
      <p className="text-quiet">Page {pages.turn + 1}</p>
    </div>
  );
}
