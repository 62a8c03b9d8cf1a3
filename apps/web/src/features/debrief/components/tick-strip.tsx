import type { DebriefLine, Grade } from '@rightseat/contract';
import { classNames } from '#lib/class-names.ts';
import { grades } from '#lib/grades.ts';

const tones: Record<Grade, string> = {
  satisfactory: 'border-active bg-active-tint text-active',
  unsatisfactory: 'border-limit bg-limit-tint text-limit',
  'not-assessed': 'border-edge bg-panel text-quiet',
};

/** The place of a question on the page. */
export const lineId = (position: number) => `question-${position + 1}`;

type TickStripProps = { lines: readonly DebriefLine[]; onJump: (position: number) => void };

/** The session at a glance: one tick for each question, and the way to it. */
export function TickStrip({ lines, onJump }: TickStripProps) {
  return (
    <nav aria-label="Questions" className="print:hidden">
      <ol className="flex flex-wrap gap-1.5">
        {lines.map((line, position) => (
          <li key={line.questionId}>
            <a
              href={`#${lineId(position)}`}
              aria-label={`Question ${position + 1}, ${grades[line.grade].word.toLowerCase()}`}
              title={line.titles?.[0] ?? line.acs[0]}
              className={classNames(
                'grid size-7 place-items-center rounded-sm border text-sm font-bold no-underline hover:border-ink',
                tones[line.grade],
              )}
              onClick={(event) => {
                event.preventDefault();
                onJump(position);
              }}
            >
              {grades[line.grade].letter}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
