import type { UserMinutesOutput } from '@rightseat/contract';

/** The month turns over in UTC for everybody. */
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

/** How much of the month's fair use is gone, and when it begins anew. */
export function MinutesNote({ minutes }: { minutes: UserMinutesOutput }) {
  const { minutesUsed, minutesPerMonth, renewsAt } = minutes;
  const used = Math.min(minutesUsed, minutesPerMonth);
  const renewal = day.format(new Date(renewsAt));
  return (
    <div className="mt-4 space-y-1.5">
      <p>
        <strong>
          {number.format(minutesUsed)} of {number.format(minutesPerMonth)} minutes
        </strong>{' '}
        used this month
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-[1px] border border-edge bg-panel">
        <div className="h-full bg-course" style={{ width: `${(100 * used) / minutesPerMonth}%` }} />
      </div>
      <p className="text-sm text-quiet">
        {minutesUsed < minutesPerMonth
          ? `A session that has begun may always finish. The count begins anew on ${renewal}.`
          : `That is all for this month. The next minutes are yours on ${renewal}.`}
      </p>
    </div>
  );
}
