import { Rating } from '@rightseat/contract';
import { useState } from 'react';
import { LinkButton } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { SwitchButtons } from '#components/switch-buttons.tsx';
import { drillsPath, paths } from '#config/paths.ts';
import { useLastRating } from '#features/coach/api/get-last-choice.ts';
import { SessionHistory } from '#features/coach/components/session-history.tsx';
import { describeChoice, ratingNames } from '#features/coach/exam-words.ts';
import { useProgress } from '#features/progress/api/get-progress.ts';
import { DayPlanCard } from '#features/progress/components/day-plan.tsx';
import { CheckrideCard, LegsCard, WeakCard } from '#features/progress/components/next-steps.tsx';
import { RetestCard } from '#features/progress/components/retest-card.tsx';
import { StandardMap } from '#features/progress/components/standard-map.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Progress', 'The certification standard as a map of what held and what did not.');
  const [chosen, setChosen] = useState<Rating | null>(null);
  const last = useLastRating();
  const progress = useProgress(chosen ?? last);
  const rating = chosen ?? last ?? 'private';
  return (
    <Page>
      <PageHeader title="Your progress">
        <p>What held before the examiner, what did not, and what nobody has asked you yet.</p>
      </PageHeader>
      <div className="mb-6 flex flex-wrap justify-between gap-x-8 gap-y-5">
        <div className="flex flex-wrap gap-3">
          <SwitchButtons options={Rating.options} names={ratingNames} chosen={rating} onChoose={setChosen} />
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.coach}>Start Coaching Session</LinkButton>
          <LinkButton look="outline" to={drillsPath({ rating })}>
            Two-minute drill
          </LinkButton>
        </div>
      </div>
      {progress.isError && !progress.data && (
        <p role="alert">Your progress could not be read. Please load the page again.</p>
      )}
      {/* Column by column, so that no card leaves a hole beside a longer one. */}
      <div className="mb-5 gap-5 *:not-last:mb-5 *:break-inside-avoid md:columns-2">
        {progress.data && (
          <>
            <CheckrideCard key={rating} progress={progress.data} />
            <LegsCard legs={progress.data.legs} />
            {progress.data.plan && <DayPlanCard plan={progress.data.plan} progress={progress.data} />}
            <WeakCard weak={progress.data.weak} />
          </>
        )}
        {progress.data && <RetestCard letters={progress.data.openLetters} describe={describeChoice} />}
        <SessionHistory />
      </div>
      {progress.data && (
        <Card aria-labelledby="standard-map">
          <CardTitle id="standard-map">The standard as a map</CardTitle>
          <div className="mt-4">
            <StandardMap areas={progress.data.areas} />
          </div>
        </Card>
      )}
    </Page>
  );
}
