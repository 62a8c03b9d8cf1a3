import type { DayPlan, PlanDay, ProgressOutput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { formatDay } from '#lib/format-date.ts';
import { describeLeft } from '../describe-left.ts';
import { joinRests } from '../join-rests.ts';
import { PlanItems } from './plan-items.tsx';

/** What the eye takes in; the rest opens on request. */
const DAYS_SHOWN = 7;

type Ground = Pick<ProgressOutput, 'rating' | 'areas' | 'weak'>;

/** What each day until the checkride is for. */
export function DayPlanCard({ plan, progress }: { plan: DayPlan; progress: Ground }) {
  const { daysLeft, days } = plan;
  const left = describeLeft(plan);
  return (
    <Card aria-labelledby="day-plan" className="md:col-span-2">
      <CardTitle id="day-plan">Day by day</CardTitle>
      {daysLeft < 0 && <p className="mt-4">The day of your checkride has passed. Name the next one above.</p>}
      {daysLeft >= 0 && left && (
        <div className="mt-4">
          <Alert tone="caution">{left}</Alert>
        </div>
      )}
      <Days days={days.slice(0, DAYS_SHOWN)} progress={progress} />
      {days.length > DAYS_SHOWN && (
        <details>
          <summary className="min-h-11 cursor-pointer py-3 font-bold">
            The {days.length - DAYS_SHOWN} days after that
          </summary>
          <Days days={days.slice(DAYS_SHOWN)} progress={progress} />
        </details>
      )}
      {daysLeft >= 0 && (
        <p className="mt-3 text-sm text-quiet">
          Made from what held so far, and anew after every session and drill. A day holds a leg and a drill,
          or three drills.
        </p>
      )}
    </Card>
  );
}

function Days({ days, progress }: { days: readonly PlanDay[]; progress: Ground }) {
  return (
    <ol className="mt-3 divide-y divide-line">
      {joinRests(days).map(({ from, to, items }) => (
        <li key={from} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[12rem_1fr]">
          <span className="font-bold">
            {formatDay(from)}
            {to !== from && ` to ${formatDay(to)}`}
          </span>
          <PlanItems items={items} progress={progress} />
        </li>
      ))}
    </ol>
  );
}
