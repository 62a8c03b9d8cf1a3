import type { ProgressOutput } from '@rightseat/contract';
import { TextAnchor } from '#components/text-link.tsx';
import { isoToday } from '#lib/format-date.ts';
import { useSetWeeklyMail } from '../api/weekly-mail.ts';

/** The plan outside of the page, for who wants it there. */
export function Reminders({ progress }: { progress: ProgressOutput }) {
  const setWeeklyMail = useSetWeeklyMail();
  const wanted = setWeeklyMail.isPending ? setWeeklyMail.variables : progress.weeklyMail;
  const calendar = `/api/progress/calendar?${new URLSearchParams({ rating: progress.rating, today: isoToday() })}`;
  return (
    <div className="mt-5 space-y-2 border-t border-line pt-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-course"
          checked={wanted}
          disabled={setWeeklyMail.isPending}
          onChange={({ target }) => setWeeklyMail.mutate(target.checked)}
        />
        Mail me the week’s plan on Mondays
      </label>
      {setWeeklyMail.isError && (
        <p role="alert" className="text-sm font-bold text-limit">
          That could not be saved. Please try again.
        </p>
      )}
      <p>
        <TextAnchor href={calendar} download>
          The plan for your calendar (.ics)
        </TextAnchor>
      </p>
    </div>
  );
}
