import type { DebriefLine } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { grades } from '#lib/grades.ts';
import { lineId } from './tick-strip.tsx';

const tones = { active: 'text-active', limit: 'text-limit', plain: 'text-quiet' };

type DebriefRowProps = {
  position: number;
  line: DebriefLine;
  isOpen: boolean;
  /** Left out of what is shown on screen; on paper everything stands. */
  isHidden: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One question, folded to its grade and its words. On paper it is always open. */
export function DebriefRow({ position, line, isOpen, isHidden, onToggle, children }: DebriefRowProps) {
  const { letter, word, tone } = grades[line.grade];
  const id = lineId(position);
  return (
    <li
      className={classNames(
        'rounded-sm border border-line bg-panel print:block print:break-inside-avoid',
        isHidden && 'hidden',
      )}
    >
      <h3 className="tracking-normal">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
          className="flex min-h-13 w-full scroll-mt-4 items-baseline gap-3 rounded-sm px-4 py-3 text-left leading-snug hover:bg-sunk"
        >
          <span className={classNames('w-3.5 shrink-0 font-bold', tones[tone])}>
            {letter}
            <span className="sr-only">, {word}.</span>
          </span>
          <span
            className={classNames(
              'min-w-0 grow',
              !isOpen && 'line-clamp-2 font-normal print:line-clamp-none',
            )}
          >
            {position + 1}. {line.question}
          </span>
          <span aria-hidden="true" className="shrink-0 text-quiet print:hidden">
            {isOpen ? '−' : '+'}
          </span>
        </button>
      </h3>
      <div id={`${id}-answer`} className={classNames('px-4 pt-1 pb-5 print:block', !isOpen && 'hidden')}>
        {children}
      </div>
    </li>
  );
}
