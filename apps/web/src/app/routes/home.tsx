import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { useSubscriptionOf } from '#features/billing/api/get-subscription.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';
import { DebriefPicture } from './home/debrief-picture.tsx';
import { Disclaimer } from './home/disclaimer.tsx';
import { ExampleExchange } from './home/example-exchange.tsx';
import { FlightPlan } from './home/flight-plan.tsx';
import { Questions } from './home/questions.tsx';

/** Loaded with the press: most visitors never open it. */
const GetStartedDialog = lazy(async () => ({
  default: (await import('./home/get-started-dialog.tsx')).GetStartedDialog,
}));

export function Component() {
  usePageMeta(
    'RightSeat: a spoken mock oral exam for pilots',
    'Sit a mock FAA oral exam out loud. An AI examiner asks, listens and follows up, and tells you what to study. Five minutes free, no account.',
  );
  const hasAccess = useKnownAccess();
  const [watching, setWatching] = useState(false);
  return (
    <>
      <section className="mx-auto grid max-w-page gap-12 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-16">
        <div>
          <h1 className="text-hero">Hear the question before the examiner asks it</h1>
          <p className="mt-6 max-w-xl text-lg text-quiet">
            The oral is where good pilots go quiet. Practice it out loud: an AI examiner asks by voice,
            listens to your answer, digs where it is thin, and tells you what to read tonight.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {hasAccess && (
              <LinkButton size="large" to={paths.dashboard}>
                What to do today
              </LinkButton>
            )}
            <LinkButton size="large" look={hasAccess ? 'outline' : 'primary'} to={paths.demo}>
              Try 5-Minute Free Demo
            </LinkButton>
            <Button size="large" look="outline" onClick={() => setWatching(true)}>
              How to Get Started
            </Button>
          </div>
          <p className="mt-4 text-sm text-quiet">
            No card, no account. A microphone or a keyboard is enough.
          </p>
        </div>
        <ExampleExchange />
      </section>
      <FlightPlan />
      <DebriefPicture />
      <Questions />
      <Disclaimer />
      {watching && (
        <Suspense>
          <GetStartedDialog onOpenChange={setWatching} />
        </Suspense>
      )}
    </>
  );
}

/** Who has paid comes here to go on, not to be won. */
function useKnownAccess(): boolean {
  const isSignedIn = useIdentity().status === 'signed-in';
  return useSubscriptionOf(isSignedIn).data?.hasActiveSubscription ?? false;
}
