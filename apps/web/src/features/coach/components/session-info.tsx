import { Card, CardTitle } from '#components/card.tsx';
import { useMinutes } from '../api/get-minutes.ts';
import { MinutesNote } from './minutes-note.tsx';

const TIPS = [
  'Use a headset: the examiner hears you better and never itself.',
  'Answer as you would on the day: the short answer first, then the why.',
  '“I would look that up” opens the books: show the examiner where it is written.',
  'Need a moment? “I’m thinking” holds your turn for as long as you need.',
  'Have your charts and your flight plan beside you.',
];

/** The session info panel. */
export function SessionInfo({ sessionsThisMonth }: { sessionsThisMonth: number | undefined }) {
  const minutes = useMinutes();
  return (
    <Card aria-labelledby="session-info">
      <CardTitle id="session-info">Session information</CardTitle>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        <Figure name="Sessions this month" value={sessionsThisMonth ?? '–'} />
        <Figure name="Length of a session" value="30 minutes" />
      </dl>
      {minutes.data && <MinutesNote minutes={minutes.data} />}
      <h3 className="mt-5">Tips</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-quiet marker:text-course">
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt className="text-quiet">{name}</dt>
      <dd className="text-xl font-bold">{value}</dd>
    </div>
  );
}
