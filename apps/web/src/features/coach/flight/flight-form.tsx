import type { Flight } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { TAKES_FOCUS } from '#lib/use-follow-focus.ts';
import { useSetFlight } from '../api/flight.ts';
import { type FlightInputs, FlightForm as Rules, writeInputs } from './flight-inputs.ts';

type FlightFormProps = { flight: Flight | null; example: Flight; onDone: () => void };

type Input = { name: keyof FlightInputs; label: string; hint?: string; numeric?: boolean };

const groups: { title: string; inputs: Input[] }[] = [
  {
    title: 'The airplane',
    inputs: [
      { name: 'aircraft', label: 'Model' },
      { name: 'cruiseKnots', label: 'Cruise speed, knots', numeric: true },
      { name: 'emptyPounds', label: 'Empty weight, pounds', numeric: true },
      { name: 'maxGrossPounds', label: 'Maximum gross weight, pounds', numeric: true },
      { name: 'usableGallons', label: 'Usable fuel, gallons', numeric: true },
      { name: 'gallonsPerHour', label: 'Fuel burn, gallons an hour', numeric: true },
    ],
  },
  {
    title: 'The route',
    inputs: [
      { name: 'home', label: 'Home airport' },
      { name: 'destination', label: 'Destination' },
      { name: 'distanceMiles', label: 'Distance, nautical miles', numeric: true },
    ],
  },
  {
    title: 'On board',
    inputs: [
      { name: 'pilotPounds', label: 'Your weight, pounds', numeric: true },
      { name: 'baggagePounds', label: 'Baggage, pounds', numeric: true },
      {
        name: 'passengerPounds',
        label: "Passengers' weights, pounds",
        hint: 'One for each, with commas. Leave it empty if you fly alone.',
      },
    ],
  },
];

/** The numbers of the pilot's own flight. The example's stand in the empty fields as a pattern, not as values. */
export function FlightForm({ flight, example, onDone }: FlightFormProps) {
  const save = useSetFlight<Flight>();
  const { form, field } = useContractForm(Rules, save, { onSuccess: onDone });
  const typed = flight && writeInputs(flight);
  const pattern = writeInputs(example);
  return (
    <form
      {...form}
      {...TAKES_FOCUS}
      tabIndex={-1}
      aria-label="Your flight"
      className="space-y-5 focus-visible:outline-none"
    >
      {save.isError && <Alert>{messageOf(save.error, 'The flight could not be saved.')}</Alert>}
      {groups.map(({ title, inputs }) => (
        <fieldset key={title}>
          <legend className="text-sm text-quiet">{title}</legend>
          <div className="mt-2 grid items-start gap-3 sm:grid-cols-2">
            {inputs.map(({ name, label, hint, numeric }) => (
              <Field
                key={name}
                label={label}
                maxLength={60}
                autoComplete="off"
                placeholder={`e.g. ${pattern[name]}`}
                defaultValue={typed?.[name]}
                {...(hint ? { hint } : {})}
                {...(numeric ? { inputMode: 'decimal' as const } : {})}
                {...field(name)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="outline" disabled={save.isPending}>
          Save flight
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
