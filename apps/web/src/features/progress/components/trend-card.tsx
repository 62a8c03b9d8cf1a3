import type { PracticeWeek, ProgressOutput } from '@rightseat/contract';
import { Card, CardTitle } from '#components/card.tsx';
import { formatDay } from '#lib/format-date.ts';

/** What was judged satisfactory, week by week. */
export function TrendCard({ trend }: Pick<ProgressOutput, 'trend'>) {
  const judged = trend.some((week) => week.judged > 0);
  return (
    <Card aria-labelledby="trend">
      <CardTitle id="trend">Satisfactory answers</CardTitle>
      {judged ? (
        <Trend trend={trend} />
      ) : (
        <p className="mt-4 text-quiet">
          Nothing was judged in the last eight weeks. Your next answer starts the chart.
        </p>
      )}
    </Card>
  );
}

/** Bars of counts, never of percentages: eight of nine says more than 89. */
function Trend({ trend }: { trend: readonly PracticeWeek[] }) {
  const most = Math.max(...trend.map(({ judged }) => judged));
  const height = (count: number) => ({ height: `${(100 * count) / most}%` });
  return (
    <>
      <p className="mt-2 text-sm text-quiet">Of all that was judged, week by week.</p>
      <ol className="mt-4 grid grid-cols-8 gap-1.5 sm:gap-3">
        {trend.map(({ weekOf, satisfactory, judged }) => (
          <li key={weekOf} className="flex flex-col text-center text-xs sm:text-sm">
            <span className="sr-only">
              Week of {formatDay(weekOf)}: {judged === 0 ? 'none judged' : `${satisfactory} of ${judged}`}
            </span>
            <span aria-hidden="true" className="flex h-24 flex-col justify-end">
              <span style={height(judged - satisfactory)} className="border border-edge border-b-0" />
              <span style={height(satisfactory)} className="bg-active" />
            </span>
            <span aria-hidden="true" className="border-t border-edge pt-1 whitespace-nowrap text-quiet">
              {judged === 0 ? '·' : `${satisfactory}/${judged}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
