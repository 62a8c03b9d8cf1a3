import type { CodeOutcome, ExamOutcome, ExamResult, Grade } from '@rightseat/contract';
import { formatLongDate } from '#lib/format-date.ts';
import { nameCode } from '#lib/name-code.ts';
import type { Reader } from '../reader.ts';

export const letterTitles: Record<ExamResult, string> = {
  satisfactory: 'Satisfactory',
  disapproval: 'Notice of Disapproval',
  discontinuance: 'Letter of Discontinuance',
};

const texts: Record<ExamResult, string> = {
  satisfactory: 'Every Area of Operation that this session covered was held to the standard.',
  disapproval:
    'At least one Area of Operation was not held to the standard: two answers of a task, something said wrong that has to be known by heart, or slips throughout.',
  discontinuance: 'The test ended before it was complete. What was not finished is still to come.',
};

const credit: Record<Reader, string> = {
  pilot: 'You keep credit for the areas that were satisfactory.',
  instructor: 'Credit is kept for the areas that were satisfactory.',
};

/** A test that was not finished has failed nobody: what went wrong in it is said as that. */
const partsOf = (result: ExamResult): { grade: Grade; name: string }[] => [
  {
    grade: 'unsatisfactory',
    name: result === 'discontinuance' ? 'Areas not to the standard so far' : 'Areas failed',
  },
  { grade: 'not-assessed', name: 'Areas not assessed' },
  { grade: 'satisfactory', name: 'Credit for' },
];

type OutcomeLetterProps = { outcome: ExamOutcome; pilot: string; at: string | null; reader: Reader };

/** What an applicant is handed at the end, as far from the real thing as its mark says. */
export function OutcomeLetter({ outcome, pilot, at, reader }: OutcomeLetterProps) {
  const { result, areas } = outcome;
  const hasCredit = result !== 'satisfactory' && areas.some(({ grade }) => grade === 'satisfactory');
  return (
    <section
      aria-labelledby="outcome-letter"
      className="max-w-read break-inside-avoid rounded-sm border-2 border-edge bg-panel p-5 sm:p-7"
    >
      <p className="text-center text-xl font-bold tracking-[0.4em] text-limit">PRACTICE</p>
      <h3 id="outcome-letter" className="mt-2 text-center text-2xl">
        {letterTitles[result]}
      </h3>
      <p className="mt-4">
        {pilot && <span className="block font-bold">{pilot}</span>}
        {at && <span className="block text-quiet">{formatLongDate(at)}</span>}
      </p>
      <p className="mt-3">
        {texts[result]}
        {hasCredit && ` ${credit[reader]}`}
      </p>
      <dl className="mt-4 space-y-3">
        {partsOf(result).map(({ grade, name }) => {
          const own = areas.filter((area) => area.grade === grade);
          if (own.length === 0) return null;
          return (
            <div key={grade}>
              <dt className="font-bold">{name}</dt>
              {own.map((area) => (
                <dd key={area.code}>{nameCode(area)}</dd>
              ))}
            </div>
          );
        })}
      </dl>
      <p className="mt-5 text-sm text-quiet">
        A practice record of this product. No FAA document, no endorsement, and of no use as one.
      </p>
    </section>
  );
}

const ends = { closed: 'Closed', open: 'Open', 'not-asked': 'Not asked' };

/** The missed codes and how each of them ended. */
export function CodeOutcomes({ codes, reader }: { codes: readonly CodeOutcome[]; reader: Reader }) {
  return (
    <section aria-labelledby="code-outcomes">
      <h3 id="code-outcomes">{reader === 'pilot' ? 'Your codes' : 'Missed codes'}</h3>
      <ul className="mt-2 space-y-1">
        {codes.map((one) => (
          <li key={one.code}>
            <strong>{ends[one.outcome]}</strong> · {one.code} {one.title}
          </li>
        ))}
      </ul>
    </section>
  );
}
