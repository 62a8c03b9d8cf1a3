import { type DrillGround, type ExamChoicesOutput, Rating, type StartDrillInput } from '@rightseat/contract';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { Select } from '#components/select.tsx';
import { SwitchButtons } from '#components/switch-buttons.tsx';
import { type AnswerManner, answerManners } from '../answer-manner.ts';

type DrillSetupProps = {
  initial: StartDrillInput;
  ratingNames: Record<Rating, string>;
  /** The areas that have questions; without them there is still what is needed most. */
  choices: ExamChoicesOutput | undefined;
  busy: boolean;
  manner: AnswerManner;
  onManner: (manner: AnswerManner) => void;
  onStart: (input: StartDrillInput) => void;
};

const mannerNames = { voice: 'By voice', typed: 'Typed' };

/** What the drill draws on, and how it is answered. */
export function DrillSetup(props: DrillSetupProps) {
  const { initial, ratingNames, choices, busy, manner, onManner, onStart } = props;
  const [rating, setRating] = useState(initial.rating);
  const [ground, setGround] = useState<DrillGround>(initial.ground);
  const areas = choices?.ratings.find((one) => one.rating === rating)?.areas ?? [];
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
      <Select
        label="Questions from"
        className="mt-5"
        value={ground.from === 'area' ? ground.area : ''}
        onSelect={(area) => setGround(area === '' ? { from: 'due' } : { from: 'area', area })}
      >
        <option value="">What you need most</option>
        {areas.map(({ code, title }) => (
          <option key={code} value={code}>
            {code} {title}
          </option>
        ))}
      </Select>
      <fieldset className="mt-5">
        <legend className="font-bold">Answer</legend>
        <div className="mt-2 flex flex-wrap gap-3">
          <SwitchButtons options={answerManners} names={mannerNames} chosen={manner} onChoose={onManner} />
        </div>
      </fieldset>
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
