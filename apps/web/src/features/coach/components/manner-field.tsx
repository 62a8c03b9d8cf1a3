import { Manner } from '@rightseat/contract';
import { manners } from '../exam-words.ts';
import { ChoiceCard } from './choice-card.tsx';

/** Brief feedback after each answer, or none until the end. */
export function MannerField({ chosen, onChoose }: { chosen: Manner; onChoose: (manner: Manner) => void }) {
  return (
    <fieldset>
      <legend className="font-bold">Manner</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {Manner.options.map((manner) => (
          <ChoiceCard
            key={manner}
            name="manner"
            checked={chosen === manner}
            title={manners[manner].name}
            note={manners[manner].line}
            onChoose={() => onChoose(manner)}
          />
        ))}
      </div>
    </fieldset>
  );
}
