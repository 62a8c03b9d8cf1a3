import { Button } from '#components/button.tsx';

/** Newer and older pages of a list that knows only where the next page begins. */
export function PageTurner({
  top,
  pages,
  nextCursor,
}: {
  /** The id of where the list begins: another page is read from there. */
  top: string;
  pages: { turn: number; older: (cursor: string) => void; newer: () => void };
  nextCursor: string | null;
}) {
  if (pages.turn === 0 && nextCursor === null) return null;
  const turn = (go: () => void) => {
    go();
    document.getElementById(top)?.scrollIntoView();
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Button look="outline" disabled={pages.turn === 0} onClick={() => turn(pages.newer)}>
        Newer
      </Button>
      <Button
        look="outline"
        disabled={nextCursor === null}
        onClick={() => nextCursor !== null && turn(() => pages.older(nextCursor))}
      >
        Older
      </Button>
      <p className="text-quiet">Page {pages.turn + 1}</p>
    </div>
  );
}
