import type { CodeOutcome, ExamOutcome, ExamResult, Grade } from '@rightseat/contract';
import { formatLongDate } from '#lib/format-date.ts';

const letters: Record<ExamResult, { title: string; text: string }> = {
  satisfactory: {
    title: 'Satisfactory',
    text: 'Every Area of Operation that this session covered was held to the standard.',
  },
  disapproval: {
    title: 'Notice of Disapproval',
    text: 'At least one Area of Operation was not held to the standard: two answers of a task, something said wrong that has to be known by heart, or slips throughout. You keep credit for the areas that were.',
  },
  discontinuance: {
    title: 'Letter of Discontinuance',
    text: 'The test ended before it was complete. You keep credit for the areas that were satisfactory.',
  },
};

const parts: { grade: Grade; name: string }[] = [
  { grade: 'unsatisfactory', name: 'Areas failed' },
  { grade: 'not-assessed', name: 'Areas not assessed' },
  { grade: 'satisfactory', name: 'Credit for' },
];

type OutcomeLetterProps = { outcome: ExamOutcome; pilot: string; at: string | null };

/** What an applicant is handed at the end, as far from the real thing as its mark says. */
export function OutcomeLetter({ outcome, pilot, at }: OutcomeLetterProps) {
  const { title, text } = letters[outcome.result];
  return (
    <section
      aria-labelledby="outcome-letter"
      className="max-w-read break-inside-avoid rounded-sm border-2 border-edge bg-panel p-5 sm:p-7"
    >
      <p className="text-center text-xl font-bold tracking-[0.4em] text-limit">PRACTICE</p>
      <h3 id="outcome-letter" className="mt-2 text-center text-2xl">
        {title}
      </h3>
      <p className="mt-4">
        {pilot && <span className="block font-bold">{pilot}</span>}
        {at && <span className="block text-quiet">{formatLongDate(at)}</span>}
      </p>
      <p className="mt-3">{text}</p>
      <dl className="mt-4 space-y-3">
        {parts.map(({ grade, name }) => {
          const areas = outcome.areas.filter((area) => area.grade === grade);
          if (areas.length === 0) return null;
          return (
            <div key={grade}>
              <dt className="font-bold">{name}</dt>
              {areas.map(({ code, title: area }) => (
                <dd key={code}>
                  {code} {area}
                </dd>
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
export function CodeOutcomes({ codes }: { codes: readonly CodeOutcome[] }) {
  return (
    <section aria-labelledby="code-outcomes">
      <h3 id="code-outcomes">Your codes</h3>
      <ul className="mt-2 space-y-1">
        {codes.map(({ code, title, outcome }) => (
          <li key={code}>
            <strong>{ends[outcome]}</strong> · {code} {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
