import type { ExamChoicesOutput, Rating } from '@rightseat/contract';
import { ratingNames } from '../exam-words.ts';
import { ChoiceCard } from './choice-card.tsx';

type RatingFieldProps = {
  ratings: ExamChoicesOutput['ratings'];
  chosen: Rating;
  onChoose: (rating: Rating) => void;
};

/** What the pilot is examined for. */
export function RatingField({ ratings, chosen, onChoose }: RatingFieldProps) {
  return (
    <fieldset>
      <legend className="font-bold">Rating</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {ratings.map(({ rating, questions }) => (
          <ChoiceCard
            key={rating}
            name="rating"
            checked={chosen === rating}
            disabled={questions === 0}
            title={ratingNames[rating]}
            note={questions === 0 ? 'Not available yet' : `${questions} questions with follow-ups`}
            onChoose={() => onChoose(rating)}
          />
        ))}
      </div>
    </fieldset>
  );
}
