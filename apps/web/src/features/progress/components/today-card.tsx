import type { Rating } from '@rightseat/contract';
import { Card, CardTitle } from '#components/card.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { useProgress } from '../api/get-progress.ts';
import { describeDaysLeft } from '../describe-days-left.ts';
import { PlanItems } from './plan-items.tsx';

/** What the plan has for today; nothing for a pilot who has named no checkride, or whose checkride has passed. */
export function TodayCard({ rating, className }: { rating: Rating; className?: string }) {
  const plan = useProgress(rating).data?.plan;
  const today = plan?.days[0];
  if (!plan || !today) return null;
  return (
    <Card aria-labelledby="today" className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <CardTitle id="today">Today's plan</CardTitle>
        <p className="text-quiet">
          {describeDaysLeft(plan.daysLeft)} · <TextLink to={paths.progress}>the whole plan</TextLink>
        </p>
      </div>
      <div className="mt-4">
        <PlanItems items={today.items} rating={rating} />
      </div>
    </Card>
  );
}
