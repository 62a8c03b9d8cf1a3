import { type ExamChoice, type ExamChoicesOutput, Persona } from '@rightseat/contract';
import { useId } from 'react';
import { inputStyle } from '#components/field.tsx';
import { ratingNames } from '../exam-words.ts';
import { FlightSection } from '../flight/flight-section.tsx';
import { personas } from '../persona-words.ts';
import { ChoiceCard } from './choice-card.tsx';
import { CodesField } from './codes-field.tsx';
import { MannerField } from './manner-field.tsx';

type ExamSetupProps = {
  choices: ExamChoicesOutput;
  choice: ExamChoice;
  onChange: (choice: ExamChoice) => void;
};

/** Rating, manner and ground of the exam to come; only what has questions can be chosen. */
export function ExamSetup({ choices, choice, onChange }: ExamSetupProps) {
  const { areas = [], legs = [] } = choices.ratings.find(({ rating }) => rating === choice.rating) ?? {};
  const ground = groundOf(choice);
  const { rating, manner, persona } = choice;
  const cover = (more: Partial<ExamChoice>) => onChange({ rating, manner, persona, ...more });
  return (
    <div className="space-y-6">
      <form className="space-y-6" onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend className="font-bold">Rating</legend>
          <div className="mt-2 grid gap-2 sm:grid-cols-2">
            {choices.ratings.map(({ rating, questions }) => (
              <ChoiceCard
                key={rating}
                name="rating"
                checked={choice.rating === rating}
                disabled={questions === 0}
                title={ratingNames[rating]}
                note={questions === 0 ? 'Not available yet' : `${questions} questions, each with follow-ups`}
                // Areas belong to a rating: another one starts with all of its own.
                onChoose={() => onChange({ rating, manner, persona })}
              />
            ))}
          </div>
        </fieldset>
        <MannerField chosen={choice.manner} onChoose={(manner) => onChange({ ...choice, manner })} />
        <fieldset>
          <legend className="font-bold">Examiner</legend>
          <p className="text-sm text-quiet">Another tone, the same questions and the same standard.</p>
          <div className="mt-2 grid gap-2 sm:grid-cols-3">
            {Persona.options.map((persona) => (
              <ChoiceCard
                key={persona}
                name="persona"
                checked={(choice.persona ?? 'plain') === persona}
                title={personas[persona].name}
                note={personas[persona].line}
                onChoose={() => onChange({ ...choice, persona })}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="font-bold">What it covers</legend>
          <div className="mt-2 grid gap-2 sm:grid-cols-2">
            <ChoiceCard
              name="ground"
              checked={ground === 'all'}
              title="All areas"
              note="In the order of a checkride."
              onChoose={() => cover({})}
            />
            <ChoiceCard
              name="ground"
              checked={ground === 'leg'}
              title="A leg of the oral"
              note={`${legs.length} sessions make a whole oral.`}
              onChoose={() => cover({ leg: 1 })}
            />
            <ChoiceCard
              name="ground"
              checked={ground === 'area'}
              disabled={areas.length === 0}
              title="One Area of Operation"
              note="All of the time on one area."
              onChoose={() => cover(areas[0] ? { area: areas[0].code } : {})}
            />
            <ChoiceCard
              name="ground"
              checked={ground === 'weak'}
              title="My weak elements"
              note="What did not hold in your sessions so far."
              onChoose={() => cover({ weak: true })}
            />
            <ChoiceCard
              name="ground"
              checked={ground === 'codes'}
              title="My missed codes"
              note="From your knowledge-test report; each is asked."
              onChoose={() => cover({ codes: [] })}
            />
          </div>
        </fieldset>
        {ground === 'leg' && (
          <Select
            label="Leg"
            value={String(choice.leg)}
            options={legs.map(({ leg, title, questions }) => ({
              value: String(leg),
              text: `${leg}. ${title} (${countQuestions(questions)})`,
            }))}
            onSelect={(value) => cover({ leg: Number(value) })}
          />
        )}
        {ground === 'area' && (
          <Select
            label="Area of Operation"
            value={choice.area ?? ''}
            options={areas.map(({ code, title, questions }) => ({
              value: code,
              text: `${code} ${title} (${countQuestions(questions)})`,
            }))}
            onSelect={(value) => cover({ area: value })}
          />
        )}
        {ground === 'codes' && (
          <CodesField
            key={rating}
            rating={rating}
            chosen={choice.codes ?? []}
            onCodes={(codes) => cover({ codes })}
          />
        )}
      </form>
      <FlightSection isUsed={ground !== 'codes' && ground !== 'weak'} />
    </div>
  );
}

/** The choice itself says it: a second exam begins where the first one stood. */
function groundOf({ leg, area, weak, codes }: ExamChoice): Ground {
  if (leg !== undefined) return 'leg';
  if (weak) return 'weak';
  if (codes) return 'codes';
  return area ? 'area' : 'all';
}

type Ground = 'all' | 'leg' | 'area' | 'weak' | 'codes';

const countQuestions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

type SelectProps = {
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onSelect: (value: string) => void;
};

function Select({ label, value, options, onSelect }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-bold">
        {label}
      </label>
      <select id={id} className={inputStyle} value={value} onChange={({ target }) => onSelect(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
