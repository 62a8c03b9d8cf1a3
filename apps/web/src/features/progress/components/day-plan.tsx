import type { DayPlan, PlanDay, PlanItem, ProgressOutput } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { Alert } from '#components/alert.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { TextLink } from '#components/text-link.tsx';
import { coachPath, drillsPath } from '#config/paths.ts';
import { formatDay } from '#lib/format-date.ts';
import { describeLeft } from '../describe-left.ts';
import { joinRests } from '../join-rests.ts';

/** What the eye takes in; the rest opens on request. */
const DAYS_SHOWN = 7;

type DayPlanCardProps = Pick<ProgressOutput, 'rating'> & { plan: DayPlan };

/** What each day until the checkride is for. */
export function DayPlanCard({ plan, rating }: DayPlanCardProps) {
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
      <Days days={days.slice(0, DAYS_SHOWN)} rating={rating} />
      {days.length > DAYS_SHOWN && (
        <details>
          <summary className="min-h-11 cursor-pointer py-3 font-bold">
            The {days.length - DAYS_SHOWN} days after that
          </summary>
          <Days days={days.slice(DAYS_SHOWN)} rating={rating} />
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

function Days({ days, rating }: { days: readonly PlanDay[] } & Pick<ProgressOutput, 'rating'>) {
  return (
    <ol className="mt-3 divide-y divide-line">
      {joinRests(days).map(({ from, to, items }) => (
        <li key={from} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[12rem_1fr]">
          <span className="font-bold">
            {formatDay(from)}
            {to !== from && ` to ${formatDay(to)}`}
          </span>
          <ul className="space-y-1">
            {items.map((item) => (
              <li key={keyOf(item)}>{describe(item, rating)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const keyOf = (item: PlanItem) => (item.kind === 'area' ? item.code : item.kind);

function describe(item: PlanItem, rating: ProgressOutput['rating']): ReactNode {
  switch (item.kind) {
    case 'leg': {
      const link = coachPath({ rating, leg: String(item.leg), manner: item.manner });
      const manner = item.manner === 'checkride' ? 'as on the day' : 'with coaching';
      return (
        <>
          <TextLink to={link}>
            Leg {item.leg}: {item.title}
          </TextLink>
          , {manner}
        </>
      );
    }
    case 'elements':
      return (
        <>
          <TextLink to={drillsPath({ rating })}>Drill what is due</TextLink>: {item.codes.join(', ')}
        </>
      );
    case 'area':
      return (
        <>
          <TextLink to={drillsPath({ rating, area: item.code })}>
            Drill {item.code} {item.title}
          </TextLink>
          : {item.questions === 1 ? '1 new question' : `${item.questions} new questions`}
        </>
      );
    case 'light-review':
      return item.codes.length > 0
        ? `Light review only: read over ${item.codes.join(', ')}. Then rest.`
        : 'Light review only, then rest.';
    case 'done':
      return 'Done for today.';
    case 'rest':
      return <span className="text-quiet">Rest</span>;
    case 'checkride':
      return <strong>Your checkride</strong>;
  }
}
