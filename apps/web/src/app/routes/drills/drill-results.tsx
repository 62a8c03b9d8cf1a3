import type { DrillOutput, DrillResult } from '@rightseat/contract';
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { DebriefLineItem } from '#features/coach/components/debrief-line-item.tsx';
import { GradeTally } from '#features/coach/components/grade-tally.tsx';

type DrillResultsProps = {
  drill: DrillOutput;
  results: readonly DrillResult[];
  isOver: boolean;
  busy: boolean;
  onNext: () => void;
  onAgain: () => void;
  onChoose: () => void;
};

/** What the last answer came to; at the end, what all of them did. */
export function DrillResults({ drill, results, isOver, busy, onNext, onAgain, onChoose }: DrillResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = isOver ? results : results.slice(-1);
  const unanswered = drill.questions - results.length;
  return (
    <section aria-labelledby="drill-result" className="max-w-read space-y-5">
      <h2 id="drill-result" ref={heading} tabIndex={-1} className="text-2xl focus-visible:outline-none">
        {isOver ? 'The drill is over' : 'Your answer'}
      </h2>
      {isOver && <GradeTally lines={results.map(({ line }) => line)} />}
      {isOver && unanswered > 0 && (
        <p>
          Time ran out with {unanswered === 1 ? 'one question' : `${unanswered} questions`} unanswered. What
          was not answered does not count.
        </p>
      )}
      <ol className="space-y-5">
        {shown.map(({ position, line }) => (
          <DebriefLineItem key={position} number={position + 1} line={line} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {isOver ? (
          <>
            <Button disabled={busy} onClick={onAgain}>
              Another drill
            </Button>
            <Button look="outline" onClick={onChoose}>
              Choose differently
            </Button>
            <LinkButton look="outline" to={paths.progress}>
              Your Progress
            </LinkButton>
          </>
        ) : (
          <Button disabled={busy} onClick={onNext}>
            Next question
          </Button>
        )}
      </div>
    </section>
  );
}
