import type { Debrief, InstructorNote } from '@rightseat/contract';
import { CheckIcon } from '#components/icons.tsx';
import { classNames } from '#lib/class-names.ts';
import { letterTitles } from './outcome-letter.tsx';

const tones = {
  satisfactory: 'text-active',
  disapproval: 'text-limit',
  discontinuance: 'text-ink',
};

type ResultHeadProps = { debrief: Debrief; notes: readonly InstructorNote[] };

/** Passed or not, and why, in the first two lines. */
export function ResultHead({ debrief: { outcome, summary }, notes }: ResultHeadProps) {
  const review = notes.find(({ kind }) => kind === 'reviewed');
  return (
    <div>
      {outcome && (
        // Its heading and its mark stand on the letter itself.
        <p className={classNames('font-bold text-2xl leading-tight', tones[outcome.result])}>
          {letterTitles[outcome.result]} <span className="font-normal text-base text-quiet">in practice</span>
        </p>
      )}
      <p className="mt-1 max-w-read leading-snug">{summary}</p>
      {review && (
        <p className="mt-1 flex items-center gap-1.5 font-bold text-active">
          <CheckIcon /> Reviewed by {review.name}
        </p>
      )}
    </div>
  );
}
