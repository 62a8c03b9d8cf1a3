import type { DrillOutput } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { Card } from '#components/card.tsx';
import { classNames } from '#lib/class-names.ts';
import { formatLength } from '#lib/format-length.ts';

const NEARLY_OVER_SECONDS = 20;

type QuestionCardProps = { drill: DrillOutput; seconds: number; children: ReactNode };

/** The question at hand, with what is left on the clock. */
export function QuestionCard({ drill: { question, questions }, seconds, children }: QuestionCardProps) {
  return (
    <Card aria-label="The question" className="max-w-read">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-quiet">
          Question {question.position + 1} of {questions}
        </p>
        <p
          role="timer"
          aria-label="Time left"
          className={classNames(
            'font-bold text-2xl tabular-nums',
            seconds <= NEARLY_OVER_SECONDS && 'text-limit',
          )}
        >
          {formatLength(seconds)}
        </p>
      </div>
      <p className="mt-1 text-sm text-quiet">
        <strong>{question.title}</strong> {question.code}
      </p>
      {question.context && (
        <p className="mt-4 border-l-4 border-edge pl-3 text-quiet">
          The examiner has asked before: {question.context}
        </p>
      )}
      <h2 className="mt-4 text-xl leading-snug">{question.ask}</h2>
      {children}
    </Card>
  );
}
