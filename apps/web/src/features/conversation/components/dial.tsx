import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

const CENTRE = 120;
const RADIUS = 104;
const TICKS = 60;

/** A round instrument: the bezel counts the time left, the middle is for its reading. */
export function Dial({
  fraction,
  tone,
  dashed = false,
  children,
}: {
  /** How much of the time is left, 0 to 1. */
  fraction: number;
  tone: string;
  dashed?: boolean;
  children: ReactNode;
}) {
  const round = 2 * Math.PI * RADIUS;
  return (
    <div className="@container relative mx-auto aspect-square w-full max-w-60 lg:max-w-72">
      <svg viewBox="0 0 240 240" className="absolute inset-0 size-full" fill="none" aria-hidden="true">
        <circle cx={CENTRE} cy={CENTRE} r="118" stroke="var(--edge)" />
        {Array.from({ length: TICKS }, (_, tick) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the ticks are fixed
            key={tick}
            d={tick % 12 === 0 ? 'M120 4v14' : 'M120 4v6'}
            stroke="var(--edge)"
            strokeWidth={tick % 12 === 0 ? 2.5 : 1}
            transform={`rotate(${(tick * 360) / TICKS} ${CENTRE} ${CENTRE})`}
          />
        ))}
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS - 10} stroke="var(--line)" strokeWidth="4" />
        <g className={classNames(tone, 'transition-colors')} transform={`rotate(-90 ${CENTRE} ${CENTRE})`}>
          <circle
            cx={CENTRE}
            cy={CENTRE}
            r={RADIUS - 10}
            stroke="currentColor"
            strokeWidth={dashed ? 4 : 6}
            pathLength={round}
            strokeDasharray={`${round * fraction} ${round}`}
          />
        </g>
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center px-8 text-center">
        {children}
      </div>
    </div>
  );
}
