import { usePublicConfig } from '#features/config/api/get-public-config.ts';

const number = new Intl.NumberFormat('en-US');

/** What the words on the plan mean, to the figure: nobody should find out after paying. */
export function PlanNotes() {
  const minutes = usePublicConfig().data?.coachMinutesPerMonth;
  return (
    <section aria-labelledby="plan-notes" className="max-w-read text-sm text-quiet">
      <h2 id="plan-notes" className="text-base text-ink">
        What these words mean
      </h2>
      <dl className="mt-3 space-y-2 [&_dt]:font-bold">
        <div>
          <dt>Unlimited AI coaching sessions</dt>
          <dd>
            As many sessions as you like, each of up to thirty minutes.
            {minutes !== undefined && ` Fair use: ${number.format(minutes)} minutes in a calendar month.`}
          </dd>
        </div>
        <div>
          <dt>Premium voice quality</dt>
          <dd>
            The examiner’s voice is synthetic. Exams in checkride manner, and the private pilot’s first three
            legs with the coach, have the one of the free demo, so hear it before you buy; others have it as
            long as the server keeps up, else a plainer one.
          </dd>
        </div>
        <div>
          <dt>Limited Time Offer</dt>
          <dd>No end date is set. It is the price that everybody pays today.</dd>
        </div>
        <div>
          <dt>Save over $150 vs monthly plans</dt>
          <dd>
            Compared with three months of a plan at more than $83 a month. We sell no monthly plan ourselves.
          </dd>
        </div>
      </dl>
    </section>
  );
}
