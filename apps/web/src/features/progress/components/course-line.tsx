import type { ExamResult, ProgressOutput } from '@rightseat/contract';
import { TextLink } from '#components/text-link.tsx';
import { coachPath } from '#config/paths.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDay } from '#lib/format-date.ts';

const words: Record<ExamResult, string> = {
  satisfactory: 'Satisfactory',
  disapproval: 'Not satisfactory yet',
  discontinuance: 'Not finished',
};

type CourseLineProps = Pick<ProgressOutput, 'rating' | 'legs' | 'checkrideOn'> & {
  /** Without access the fixes lead nowhere. */
  open: boolean;
};

/** The oral as a course on a chart: its legs are the fixes, the checkride the airport. */
export function CourseLine({ rating, legs, checkrideOn, open }: CourseLineProps) {
  const found = legs.findIndex(({ result }) => result !== 'satisfactory');
  const next = found === -1 ? legs.length : found;
  return (
    <ol className="grid gap-y-5 sm:auto-cols-fr sm:grid-flow-col sm:gap-x-5">
      {legs.map(({ leg, title, result }, index) => (
        <li key={leg} className="relative pl-9 sm:pl-0 sm:pt-9">
          <Segment flown={index < next} />
          <Fix state={result === 'satisfactory' ? 'passed' : index === next ? 'next' : 'ahead'} />
          <span className="block text-sm text-quiet">
            Leg {leg}
            {index === next && ', next'}
          </span>
          {open ? (
            <TextLink to={coachPath({ rating, leg: String(leg), manner: 'coach' })} className="font-bold">
              {title}
            </TextLink>
          ) : (
            <span className="font-bold">{title}</span>
          )}
          <span
            className={classNames('block text-sm', result === 'satisfactory' ? 'text-active' : 'text-quiet')}
          >
            {result ? words[result] : 'Not held yet'}
          </span>
        </li>
      ))}
      <li className="relative pl-9 sm:pl-0 sm:pt-9">
        <Airport />
        <span className="block text-sm text-quiet">Destination</span>
        <span className="block font-bold">Your checkride</span>
        <span className="block text-sm text-quiet">
          {checkrideOn ? formatDay(checkrideOn) : 'No date yet'}
        </span>
      </li>
    </ol>
  );
}

/** From this fix to the one after it: solid as far as the course is flown, or is being flown. */
function Segment({ flown }: { flown: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute left-2.5 top-3 -bottom-8 border-course sm:left-3 sm:-right-8 sm:bottom-auto sm:top-3',
        'border-l-3 sm:border-l-0 sm:border-t-3',
        flown ? 'border-solid' : 'border-dashed',
      )}
    />
  );
}

function Fix({ state }: { state: 'passed' | 'next' | 'ahead' }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(
        'absolute left-0 top-0.5 size-6 text-course sm:top-0',
        state === 'next' && 'scale-125',
      )}
      stroke="currentColor"
      strokeWidth="2.5"
      fill={state === 'passed' ? 'currentColor' : 'var(--panel)'}
    >
      <path d="M12 3l9.5 16.5h-19z" />
      {state === 'next' && <circle cx="12" cy="14" r="2" fill="currentColor" />}
    </svg>
  );
}

function Airport() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="absolute left-0 top-0.5 size-6 text-course sm:top-0"
      stroke="currentColor"
      strokeWidth="2.5"
      fill="var(--panel)"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M7.5 16.5l9-9" />
    </svg>
  );
}
