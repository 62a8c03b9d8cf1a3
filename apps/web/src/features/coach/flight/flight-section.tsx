import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { useFlight, useSetFlight } from '../api/flight.ts';
import { FlightForm } from './flight-form.tsx';
import { describeFlight } from './flight-inputs.ts';

/** The flight that some of the questions are about: the pilot's own, or ours, called an example. */
export function FlightSection({ isUsed }: { isUsed: boolean }) {
  const kept = useFlight();
  const forget = useSetFlight<null>();
  const [isOpen, setOpen] = useState(false);
  // Another flight has other buttons, so it is another part.
  const given = kept.data?.flight ? 'given' : 'example';
  const around = useFollowFocus<HTMLElement>(kept.data ? (isOpen ? 'form' : given) : null);
  if (!kept.data) return null;
  const { flight, example } = kept.data;
  return (
    <section ref={around} aria-labelledby="your-flight" className="space-y-3">
      <h3 id="your-flight" className="font-bold">
        Your flight <span className="font-normal text-quiet">(optional)</span>
      </h3>
      <p>
        {flight ? describeFlight(flight) : `Example: ${describeFlight(example)}`}
        <span className="block text-sm text-quiet">
          {isUsed
            ? 'Some questions are about this flight: its weight and fuel, the weather, what goes wrong on the way.'
            : 'Not used for codes and weak elements: these are asked one by one.'}
        </span>
      </p>
      {isOpen ? (
        <FlightForm flight={flight} example={example} onDone={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button {...TAKES_FOCUS} look="outline" onClick={() => setOpen(true)}>
            {flight ? 'Change your flight' : 'Give your own flight'}
          </Button>
          {flight && (
            <Button look="quiet" disabled={forget.isPending} onClick={() => forget.mutate(null)}>
              Use the example
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
