import { type DrillGround, type ExamChoicesOutput, Rating, type StartDrillInput } from '@rightseat/contract';
import { useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { inputStyle } from '#components/field.tsx';
import { SwitchButtons } from '#components/switch-buttons.tsx';

type DrillSetupProps = {
  initial: StartDrillInput;
  ratingNames: Record<Rating, string>;
  /** The areas that have questions; without them there is still what is needed most. */
  choices: ExamChoicesOutput | undefined;
  busy: boolean;
  onStart: (input: StartDrillInput) => void;
};

/** What the drill draws on. */
export function DrillSetup({ initial, ratingNames, choices, busy, onStart }: DrillSetupProps) {
  const [rating, setRating] = useState(initial.rating);
  const [ground, setGround] = useState<DrillGround>(initial.ground);
  const areas = choices?.ratings.find((one) => one.rating === rating)?.areas ?? [];
  const id = useId();
  return (
    <Card aria-labelledby="drill-setup" className="max-w-read">
      <CardTitle id="drill-setup">Begin a drill</CardTitle>
      <fieldset className="mt-4">
        <legend className="font-bold">Rating</legend>
        <div className="mt-2 flex flex-wrap gap-3">
          <SwitchButtons
            options={Rating.options}
            names={ratingNames}
            chosen={rating}
            // Areas belong to a rating.
            onChoose={(one) => {
              setRating(one);
              setGround({ from: 'due' });
            }}
          />
        </div>
      </fieldset>
      <label htmlFor={id} className="mt-5 mb-2 block font-bold">
        Questions from
      </label>
      <select
        id={id}
        className={inputStyle}
        value={ground.from === 'area' ? ground.area : ''}
        onChange={({ target }) =>
          setGround(target.value === '' ? { from: 'due' } : { from: 'area', area: target.value })
        }
      >
        <option value="">What you need most</option>
        {areas.map(({ code, title }) => (
          <option key={code} value={code}>
            {code} {title}
          </option>
        ))}
      </select>
      <p className="mt-4 text-quiet">
        {ground.from === 'due' && 'What is weak and due first, then what nobody has asked you yet. '}
        Three to six questions and two minutes. The clock stands while you read what an answer came to.
      </p>
      <Button size="large" className="mt-5" disabled={busy} onClick={() => onStart({ rating, ground })}>
        {busy ? 'Starting…' : 'Start the clock'}
      </Button>
    </Card>
  );
}
