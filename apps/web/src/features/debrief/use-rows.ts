import type { DebriefLine } from '@rightseat/contract';
import { useEffect, useRef, useState } from 'react';
import type { Shown } from './components/grade-filter.tsx';
import { lineId } from './components/tick-strip.tsx';

type Jump = { position: number; toSay: boolean };

/** Which rows are unfolded and shown; what was not held is open from the start. */
export function useRows(lines: readonly DebriefLine[]) {
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(lines.flatMap(({ grade }, at) => (grade === 'unsatisfactory' ? [at] : []))),
  );
  const [shown, setShown] = useState<Shown>('all');
  const [jumpTo, setJumpTo] = useState<Jump | null>(null);
  /** Once the row stands there unfolded. */
  useEffect(() => {
    if (!jumpTo) return;
    const row = document.getElementById(lineId(jumpTo.position));
    row?.scrollIntoView({ block: 'start' });
    if (!jumpTo.toSay) row?.focus({ preventScroll: true });
  }, [jumpTo]);
  useAddressedRow(setJumpTo, setOpen);
  return {
    shown,
    setShown,
    isOpen: (position: number) => open.has(position),
    isShown: ({ grade }: DebriefLine) => shown === 'all' || shown === grade,
    toggle: (position: number) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(position)) after.add(position);
        return after;
      }),
    /** Unfolds a row, also one that is not shown, and goes there; to be said again, its box has the focus already. */
    jump: (position: number, toSay = false) => {
      setShown((before) => (lines[position]?.grade === before ? before : 'all'));
      setOpen((before) => new Set(before).add(position));
      setJumpTo({ position, toSay });
    },
  };
}

/** An address that names a question opens it. */
function useAddressedRow(
  setJumpTo: (jump: Jump) => void,
  setOpen: (change: (before: ReadonlySet<number>) => ReadonlySet<number>) => void,
): void {
  const looked = useRef(false);
  useEffect(() => {
    const number = /^#question-(\d+)$/.exec(window.location.hash)?.[1];
    if (looked.current || number === undefined) return;
    looked.current = true;
    const position = Number(number) - 1;
    setOpen((before) => new Set(before).add(position));
    setJumpTo({ position, toSay: false });
  }, [setJumpTo, setOpen]);
}
