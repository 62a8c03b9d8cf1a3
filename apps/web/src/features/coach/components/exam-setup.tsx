import { type ExamChoice, type ExamChoicesOutput, Manner } from '@rightseat/contract';
import { useId } from 'react';
import { inputStyle } from '#components/field.tsx';
import { manners, ratingNames } from '../exam-words.ts';
import { ChoiceCard } from './choice-card.tsx';

type ExamSetupProps = {
  choices: ExamChoicesOutput;
  choice: ExamChoice;
  onChange: (choice: ExamChoice) => void;
};

/** Rating, manner and ground of the exam to come; only what has questions can be chosen. */
export function ExamSetup({ choices, choice, onChange }: ExamSetupProps) {
  const areaId = useId();
  const areas = choices.ratings.find(({ rating }) => rating === choice.rating)?.areas ?? [];
  return (
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
              onChoose={() => onChange({ rating, manner: choice.manner })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-bold">Manner</legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {Manner.options.map((manner) => (
            <ChoiceCard
              key={manner}
              name="manner"
              checked={choice.manner === manner}
              title={manners[manner].name}
              note={manners[manner].line}
              onChoose={() => onChange({ ...choice, manner })}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={areaId} className="mb-2 block font-bold">
          Area of Operation
        </label>
        <select
          id={areaId}
          className={inputStyle}
          value={choice.area ?? ''}
          onChange={({ target }) => {
            const { area: _, ...rest } = choice;
            onChange(target.value === '' ? rest : { ...rest, area: target.value });
          }}
        >
          <option value="">All areas, in the order of a checkride</option>
          {areas.map(({ code, title, questions }) => (
            <option key={code} value={code}>
              {code} {title} ({questions === 1 ? '1 question' : `${questions} questions`})
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
