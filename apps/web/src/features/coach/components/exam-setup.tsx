import type { ExamChoice, ExamChoicesOutput } from '@rightseat/contract';
import { Select } from '#components/select.tsx';
import { FlightSection } from '../flight/flight-section.tsx';
import type { ChangeChoice } from './change-choice.ts';
import { ChoiceCard } from './choice-card.tsx';
import { CodesField } from './codes-field.tsx';
import { MannerField } from './manner-field.tsx';
import { PersonaField } from './persona-field.tsx';
import { RatingField } from './rating-field.tsx';

type ExamSetupProps = {
  choices: ExamChoicesOutput;
  choice: ExamChoice;
  hasSamples: boolean;
  onChange: ChangeChoice;
};

/** All that can be chosen of the exam to come; only what has questions. */
export function ExamSetup({ choices, choice, hasSamples, onChange }: ExamSetupProps) {
  const { areas = [], legs = [] } = choices.ratings.find(({ rating }) => rating === choice.rating) ?? {};
  const ground = groundOf(choice);
  const cover = (more: Partial<ExamChoice>) =>
    onChange(({ rating, manner, persona, speed }) => ({ rating, manner, persona, speed, ...more }));
  return (
    <div className="space-y-6">
      <form className="space-y-6" onSubmit={(event) => event.preventDefault()}>
        <RatingField
          ratings={choices.ratings}
          chosen={choice.rating}
          // Areas belong to a rating: another one starts with all of its own.
          onChoose={(rating) =>
            onChange(({ manner, persona, speed }) => ({ rating, manner, persona, speed }))
          }
        />
        <MannerField chosen={choice.manner} onChoose={(manner) => onChange((now) => ({ ...now, manner }))} />
        <PersonaField choice={choice} hasSamples={hasSamples} onChange={onChange} />
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
          <Select label="Leg" value={String(choice.leg)} onSelect={(value) => cover({ leg: Number(value) })}>
            {legs.map(({ leg, title, questions }) => (
              <option key={leg} value={leg}>{`${leg}. ${title} (${countQuestions(questions)})`}</option>
            ))}
          </Select>
        )}
        {ground === 'area' && (
          <Select
            label="Area of Operation"
            value={choice.area ?? ''}
            onSelect={(value) => cover({ area: value })}
          >
            {areas.map(({ code, title, questions }) => (
              <option key={code} value={code}>{`${code} ${title} (${countQuestions(questions)})`}</option>
            ))}
          </Select>
        )}
        {ground === 'codes' && (
          <CodesField
            key={choice.rating}
            rating={choice.rating}
            chosen={choice.codes ?? []}
            onCodes={(codes) => onChange((now) => (now.codes ? { ...now, codes } : now))}
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
