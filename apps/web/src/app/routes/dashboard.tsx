import { LinkButton } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { Page } from '#components/page.tsx';
import { paths } from '#config/paths.ts';
import { useUsage } from '#features/account/api/get-usage.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { useSubscription } from '#features/billing/api/get-subscription.ts';
import { useLastRating } from '#features/coach/api/get-last-choice.ts';
import { InterruptedAlert } from '#features/coach/components/interrupted-alert.tsx';
import { SessionHistory } from '#features/coach/components/session-history.tsx';
import { useInterrupted } from '#features/coach/use-interrupted.ts';
import { useProgress } from '#features/progress/api/get-progress.ts';
import { ReadinessCard } from '#features/progress/components/readiness-card.tsx';
import { TodayPanel } from '#features/progress/components/today-panel.tsx';
import { TrendCard } from '#features/progress/components/trend-card.tsx';
import { classNames } from '#lib/class-names.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';
import { HelpCard, QuickActions } from './dashboard/help-cards.tsx';
import { SubscriptionCard, UsageCard } from './dashboard/status-cards.tsx';
import { TodayWaiting } from './dashboard/today-waiting.tsx';

/** First what to do now, then how it stands, and last the account. */
export function Component() {
  usePageMeta('Dashboard', 'What to do today, how your oral stands, and your subscription.');
  const identity = useIdentity();
  const subscription = useSubscription();
  const usage = useUsage();
  const rating = useLastRating();
  const progress = useProgress(rating);
  const interrupted = useInterrupted();
  if (identity.status !== 'signed-in') return null;
  const hasAccess = subscription.data?.hasActiveSubscription;
  // The cards below come with it, for how high it will be nobody knows before.
  const isWaiting = !progress.isError && !(progress.data && (subscription.data || subscription.isError));
  const status = (
    <>
      <SubscriptionCard subscription={subscription.data} failed={subscription.isError} />
      <UsageCard usage={usage.data} failed={usage.isError} />
    </>
  );
  const actions = (
    <>
      <QuickActions hasAccess={hasAccess ?? false} />
      <HelpCard />
    </>
  );
  return (
    <Page>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">Welcome, {identity.user.name}</h1>
        <p className="wrap-anywhere text-quiet">
          <EmailAddress email={identity.user.email} />
        </p>
      </header>
      {interrupted && (
        <div className="mb-5">
          <InterruptedAlert {...interrupted}>
            <LinkButton to={paths.coach}>Go on</LinkButton>
          </InterruptedAlert>
        </div>
      )}
      {isWaiting && <TodayWaiting />}
      <div className={classNames('grid gap-5 md:grid-cols-2', isWaiting && 'hidden')}>
        <div className="md:col-span-2">
          {progress.data && <TodayPanel progress={progress.data} hasAccess={hasAccess ?? false} />}
          {progress.isError && !progress.data && (
            <Card>
              <p role="alert">Your plan could not be read. Please load the page again.</p>
            </Card>
          )}
        </div>
        {/* Who has none must find it; who has some looks for it once in three months. */}
        {!hasAccess && status}
        {progress.data && <ReadinessCard {...progress.data} />}
        <div className="grid content-start gap-5">
          {progress.data && <TrendCard {...progress.data} />}
          <SessionHistory />
          {/* Beside the readiness, which is long: as many as make both columns about as high. */}
          {hasAccess ? status : actions}
        </div>
        {hasAccess && actions}
      </div>
    </Page>
  );
}
