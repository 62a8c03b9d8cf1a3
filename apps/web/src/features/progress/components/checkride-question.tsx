import { type FormEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { isoToday } from '#lib/format-date.ts';
import { useSetCheckride } from '../api/get-progress.ts';

/** Asked once, when a pilot first comes here; who has no date yet says so, and is not asked again. */
export function CheckrideQuestion({ skippable }: { skippable: boolean }) {
  const setCheckride = useSetCheckride();
  const [day, setDay] = useState('');
  const [missing, setMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(day === '');
    if (day !== '') setCheckride.mutate({ checkrideOn: day });
  };
  const failed = setCheckride.isError ? 'The date could not be saved. Please try again.' : undefined;
  return (
    <form onSubmit={save} noValidate>
      <Field
        label="When is your checkride?"
        type="date"
        className="max-w-64"
        min={isoToday()}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        hint="It makes a plan for each day until then."
        error={missing ? 'Please choose a day.' : failed}
      />
      <div className="mt-3 flex flex-wrap gap-x-1 gap-y-3">
        <Button type="submit" look="outline" disabled={setCheckride.isPending}>
          Save the date
        </Button>
        {skippable && (
          <Button
            look="quiet"
            disabled={setCheckride.isPending}
            onClick={() => setCheckride.mutate({ checkrideOn: null })}
          >
            I have no date yet
          </Button>
        )}
      </div>
    </form>
  );
}
