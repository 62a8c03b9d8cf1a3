import type { ProgressOutput } from '@rightseat/contract';
import { Card, CardTitle } from '#components/card.tsx';
import { Field } from '#components/field.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { useSetCheckride } from '../api/get-progress.ts';
import { describeDaysLeft } from '../describe-days-left.ts';
import { Reminders } from './reminders.tsx';

/** Longer lists nobody works off; the rest comes up when these have held. */
const SHOWN = 8;

/** The day it is all for, and what each day until then is worth. */
export function CheckrideCard({ progress }: { progress: ProgressOutput }) {
  const setCheckride = useSetCheckride();
  const { checkrideOn, plan, legs, weak } = progress;
  const daysLeft = plan && describeDaysLeft(plan.daysLeft);
  const openLegs = legs.filter(({ result }) => result !== 'satisfactory').length;
  const due = weak.filter((element) => element.due).length;
  return (
    <Card aria-labelledby="checkride">
      <CardTitle id="checkride">Your checkride</CardTitle>
      <Field
        label="Date (optional)"
        type="date"
        className="mt-4 max-w-64"
        defaultValue={checkrideOn ?? ''}
        onChange={({ target }) => {
          if (isWhole(target.value)) setCheckride.mutate({ checkrideOn: target.value });
        }}
        onBlur={({ target }) => {
          if (target.value === '' && checkrideOn !== null) setCheckride.mutate({ checkrideOn: null });
        }}
        error={setCheckride.isError ? 'The date could not be saved. Please try again.' : undefined}
      />
      {daysLeft && (
        <p role="status" className="mt-4">
          <strong>{daysLeft}</strong>, with {openLegs} of {legs.length} legs to hold and{' '}
          {due === 1 ? '1 weak element' : `${due} weak elements`} due.
        </p>
      )}
      {checkrideOn && <Reminders progress={progress} />}
    </Card>
  );
}

/** A year that is being typed begins as 0002; and while one is changed the whole date is empty for a moment. */
const isWhole = (date: string) => date >= '2000-01-01' && date.length === 10;

const results = {
  satisfactory: 'Satisfactory',
  disapproval: 'Disapproval',
  discontinuance: 'Discontinued',
};

/** The legs that make a whole oral. */
export function LegsCard({ legs }: Pick<ProgressOutput, 'legs'>) {
  return (
    <Card aria-labelledby="legs">
      <CardTitle id="legs">The whole oral</CardTitle>
      <ol className="mt-3 divide-y divide-line">
        {legs.map(({ leg, title, result }) => (
          <li key={leg} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <span>
              {leg}. {title}
            </span>
            <span className="font-bold">{result ? results[result] : 'Not held yet'}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What failed, and when it comes back. */
export function WeakCard({ weak }: Pick<ProgressOutput, 'weak'>) {
  return (
    <Card aria-labelledby="weak">
      <CardTitle id="weak">Weak elements</CardTitle>
      {weak.length === 0 && (
        <p className="mt-4 text-quiet">None yet. What does not hold in a session comes here.</p>
      )}
      <ul className="mt-3 space-y-2">
        {weak.slice(0, SHOWN).map(({ code, title, due, dueAt }) => (
          <li key={code}>
            <strong>{title}</strong> <span className="text-quiet">{code}</span>
            <span className="block text-sm text-quiet">
              {due ? 'Due now' : `Comes back ${formatLongDate(dueAt)}`}
            </span>
          </li>
        ))}
      </ul>
      {weak.length > SHOWN && <p className="mt-3 text-quiet">and {weak.length - SHOWN} more</p>}
    </Card>
  );
}
