import type { ProgressOutput } from '@rightseat/contract';
import { LinkButton } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Disclosure } from '#components/disclosure.tsx';
import { TextLink } from '#components/text-link.tsx';
import { drillsPath, paths } from '#config/paths.ts';
import { formatDay } from '#lib/format-date.ts';
import { chooseNext, firstStep, type NextStep } from '../choose-next.ts';
import { CheckrideQuestion } from './checkride-question.tsx';
import { CourseLine } from './course-line.tsx';
import { PlanItems } from './plan-items.tsx';
import { PracticeWeek } from './practice-week.tsx';

type TodayPanelProps = { progress: ProgressOutput; hasAccess: boolean };

/** What a pilot opens the page for: how long it is to the day, what to do now, and how far the course is flown. */
export function TodayPanel({ progress, hasAccess }: TodayPanelProps) {
  const next = hasAccess ? chooseNext(progress) : firstStep;
  return (
    <Card aria-labelledby="today" className="p-0! sm:p-0!">
      <div className="grid gap-x-10 gap-y-6 p-5 sm:p-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Countdown {...progress} />
        <Next next={next} progress={progress} />
        <PracticeWeek practisedAt={progress.practisedAt} className="lg:col-start-1 lg:self-end" />
      </div>
      <div className="border-t border-line p-5 sm:p-7">
        <h3 className="mb-4 text-base">Your course</h3>
        <CourseLine {...progress} open={hasAccess} />
      </div>
    </Card>
  );
}

function Countdown({ checkrideOn, checkrideAsked, plan }: ProgressOutput) {
  const daysLeft = plan?.daysLeft;
  const isAhead = checkrideOn !== null && daysLeft !== undefined && daysLeft >= 0;
  if (isAhead) {
    return (
      <div>
        <h2 id="today" className="flex flex-wrap items-baseline gap-x-3 text-xl">
          <span className="text-6xl font-bold tracking-tight sm:text-7xl">{daysLeft}</span>{' '}
          {daysLeft === 1 ? 'day' : 'days'} to your checkride
        </h2>
        <p className="mt-1 text-quiet">
          {formatDay(checkrideOn)} · <TextLink to={paths.progress}>the whole plan</TextLink>
        </p>
      </div>
    );
  }
  if (!checkrideAsked) {
    return (
      <div>
        <h2 id="today" className="mb-4 text-xl">
          Your checkride
        </h2>
        <CheckrideQuestion skippable />
      </div>
    );
  }
  return (
    <div>
      <h2 id="today" className="text-xl">
        Your checkride
      </h2>
      <p className="mt-2 text-quiet">
        {checkrideOn ? `It was on ${formatDay(checkrideOn)}.` : 'No date yet: steps, but no plan by the day.'}
      </p>
      <Disclosure summary={checkrideOn ? 'Name the next day' : 'Name the day'}>
        <CheckrideQuestion skippable={false} />
      </Disclosure>
    </div>
  );
}

function Next({ next, progress }: { next: NextStep; progress: ProgressOutput }) {
  return (
    <div className="lg:col-start-2 lg:row-span-2 lg:border-l lg:border-line lg:pl-10">
      <p className="text-sm font-bold text-course">Now</p>
      <h3 className="mt-1 text-2xl leading-snug">{next.title}</h3>
      <p className="mt-2 max-w-read text-quiet">{next.line}</p>
      {next.start ? (
        <LinkButton size="large" to={next.start.to} className="mt-5 w-full sm:w-auto">
          {next.start.label}
        </LinkButton>
      ) : (
        <p className="mt-4">
          <TextLink to={drillsPath({ rating: progress.rating })}>A two-minute drill anyway</TextLink>
        </p>
      )}
      {next.alsoToday.length > 0 && (
        <div className="mt-5">
          <p className="mb-1 text-sm text-quiet">Then, if there is time today</p>
          <PlanItems items={next.alsoToday} progress={progress} />
        </div>
      )}
    </div>
  );
}
