import type { ProgressOutput } from '@rightseat/contract';
import { classNames } from '#lib/class-names.ts';
import { formatDay } from '#lib/format-date.ts';
import { countPractice } from '../practice-days.ts';

/** The last seven days, as they were: no target, and nothing that can be lost. */
export function PracticeWeek({
  practisedAt,
  className,
}: Pick<ProgressOutput, 'practisedAt'> & { className?: string }) {
  const { week, inARow } = countPractice(practisedAt);
  const days = week.filter(({ practised }) => practised).length;
  if (days === 0) return null;
  return (
    <div className={className ?? ''}>
      <p>
        Practiced on {days} of the last 7 days
        {inARow > 1 && `, ${inARow} in a row`}.
      </p>
      <ul aria-hidden="true" className="mt-2 flex gap-1 sm:gap-1.5">
        {week.map(({ date, practised }) => (
          <li
            key={date}
            className={classNames(
              'grid aspect-square max-w-8 min-w-0 flex-1 place-items-center rounded-sm border text-sm',
              practised ? 'border-active bg-active-tint text-active' : 'border-line text-quiet',
            )}
          >
            {formatDay(date).slice(0, 1)}
          </li>
        ))}
      </ul>
    </div>
  );
}
