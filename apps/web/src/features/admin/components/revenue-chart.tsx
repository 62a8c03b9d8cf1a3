import type { AdminRevenueOutput } from '@rightseat/contract';
import { formatDollars } from '../format.ts';
import { RevenueTable } from './revenue-table.tsx';

const HEIGHT = 100;
const STEP = 10;
/** Of a step of 10: bars that touch would read as an area. */
const BAR = 7;

/**
 * What each week brought, as bars. The words stand outside the drawing, so that they keep their size when it is
 * squeezed onto a phone; the numbers stand in a table that opens below.
 */
export function RevenueChart({ weeks }: { weeks: AdminRevenueOutput['weeks'] }) {
  const most = Math.max(0, ...weeks.map(({ revenue }) => revenue));
  const sum = weeks.reduce((total, { revenue }) => total + revenue, 0);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  return (
    <figure>
      <p className="text-sm text-quiet">{formatDollars(most)}</p>
      <svg
        role="img"
        aria-label={`Revenue of the last ${weeks.length} weeks: ${formatDollars(sum)} in all, ${formatDollars(most)} in the best week.`}
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-y border-line"
      >
        {weeks.map(({ weekStart, revenue }, index) => {
          const height = most > 0 ? (HEIGHT * Math.max(0, revenue)) / most : 0;
          return (
            <rect
              key={weekStart}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill="var(--course)"
            >
              <title>{`Week of ${weekStart}: ${formatDollars(revenue)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="mt-1 flex justify-between text-sm text-quiet">
        <span>{first.weekStart}</span>
        <span>{last.weekStart}</span>
      </div>
      <figcaption className="mt-2 text-sm text-quiet">
        {formatDollars(sum)} in {weeks.length} weeks. Weeks begin on Monday, UTC; a refund counts in the week
        of its purchase.
      </figcaption>
      <RevenueTable weeks={weeks} />
    </figure>
  );
}
