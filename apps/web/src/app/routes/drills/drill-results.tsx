import type { DrillOutput, DrillResult, SpokenDrillResult } from '@rightseat/contract';
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { DebriefLineItem } from '#features/debrief/components/debrief-line-item.tsx';
import { GradeTally } from '#features/debrief/components/grade-tally.tsx';

/** With what was asked before it, where the question leans on that. */
export type ShownResult = (DrillResult | SpokenDrillResult) & { context: string | null };

type DrillResultsProps = {
  drill: DrillOutput;
  results: readonly ShownResult[];
  isOver: boolean;
  busy: boolean;
  onNext: () => void;
  onAgain: () => void;
  onChoose: () => void;
  /** The recogniser heard something else than was said. */
  onMisheard: (position: number) => void;
};

/** What the last answer came to; at the end, what all of them did. */
export function DrillResults({
  drill,
  results,
  isOver,
  busy,
  onNext,
  onAgain,
  onChoose,
  onMisheard,
}: DrillResultsProps) {
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
        {shown.map((result) => (
          <DebriefLineItem
            key={result.position}
            number={result.position + 1}
            line={result.line}
            before={result.context}
          >
            {'heard' in result && result.line.grade !== 'not-assessed' && (
              <p className="mt-4 text-sm">
                Heard: “{result.heard}”{' '}
                <Button
                  look="quiet"
                  disabled={busy}
                  className="px-1! text-sm font-normal!"
                  onClick={() => onMisheard(result.position)}
                >
                  Not what I said
                </Button>
              </p>
            )}
          </DebriefLineItem>
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
