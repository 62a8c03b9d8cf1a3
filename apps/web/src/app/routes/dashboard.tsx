import type { SubscriptionOutput, UserSessionsOutput } from '@rightseat/contract';
import { Badge } from '#components/badge.tsx';
import { LinkButton } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { useUsage } from '#features/account/api/get-usage.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { useSubscription } from '#features/billing/api/get-subscription.ts';
import { useLastRating } from '#features/coach/api/get-last-choice.ts';
import { SessionHistory } from '#features/coach/components/session-history.tsx';
import { SupportEmail } from '#features/config/components/support-email.tsx';
import { TodayCard } from '#features/progress/components/today-card.tsx';
import { formatAccessDate, formatLongDate } from '#lib/format-date.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Dashboard', 'Your subscription, your sessions and where to go next.');
  const identity = useIdentity();
  const subscription = useSubscription();
  const usage = useUsage();
  const rating = useLastRating();
  if (identity.status !== 'signed-in') return null;
  return (
    <Page>
      <PageHeader title={`Welcome, ${identity.user.name}`}>
        <p className="wrap-anywhere">{identity.user.email}</p>
      </PageHeader>
      <div className="grid gap-5 md:grid-cols-2">
        <SubscriptionCard subscription={subscription.data} failed={subscription.isError} />
        <UsageCard usage={usage.data} failed={usage.isError} />
        {rating && <TodayCard rating={rating} className="md:col-span-2" />}
        <div className="md:col-span-2">
          <SessionHistory />
        </div>
        <Card>
          <CardTitle>Quick Actions</CardTitle>
          <div className="mt-4 flex flex-wrap gap-3">
            {subscription.data?.hasActiveSubscription && (
              <LinkButton to={paths.coach}>Start Coaching Session</LinkButton>
            )}
            <LinkButton look="outline" to={paths.demo}>
              Try Free Demo
            </LinkButton>
            <LinkButton look="outline" to={paths.progress}>
              Your Progress
            </LinkButton>
            <LinkButton look="outline" to={paths.pricing}>
              View Pricing
            </LinkButton>
          </div>
        </Card>
        <Card>
          <CardTitle>Need help?</CardTitle>
          <p className="mt-3">
            Write to us: <SupportEmail />
          </p>
          <p className="mt-2">
            Name, password and your data: <TextLink to={paths.account}>your account</TextLink>
          </p>
        </Card>
      </div>
    </Page>
  );
}

function SubscriptionCard({
  subscription,
  failed,
}: {
  subscription: SubscriptionOutput | undefined;
  failed: boolean;
}) {
  return (
    <Card className="min-h-48">
      <CardTitle>Subscription Status</CardTitle>
      {failed && <p className="mt-4">Your subscription could not be read. Please load the page again.</p>}
      {subscription?.hasActiveSubscription && subscription.subscription && (
        <div className="mt-4 space-y-4">
          <Badge tone="active">Active</Badge>
          <p>Expires {formatAccessDate(subscription.subscription.expirationDate)}</p>
          <LinkButton to={paths.coach}>Go to AI Coach</LinkButton>
        </div>
      )}
      {subscription && !subscription.hasActiveSubscription && (
        <div className="mt-4 space-y-4">
          <p className="font-bold">No Active Subscription</p>
          <LinkButton to={paths.pricing}>Get Access Now</LinkButton>
        </div>
      )}
    </Card>
  );
}

function UsageCard({ usage, failed }: { usage: UserSessionsOutput | undefined; failed: boolean }) {
  return (
    <Card className="min-h-48">
      <CardTitle>Usage Statistics</CardTitle>
      {failed ? (
        <p className="mt-4">Your sessions could not be read. Please load the page again.</p>
      ) : (
        <dl className="mt-4 grid grid-cols-2 gap-4">
          <div className="flex flex-col justify-between">
            <dt className="text-quiet">Sessions This Month</dt>
            <dd className="mt-1 min-h-12 text-3xl font-bold">{usage?.sessionsThisMonth}</dd>
          </div>
          <div className="flex flex-col justify-between">
            <dt className="text-quiet">Last Access</dt>
            <dd className="mt-1 min-h-12 text-xl font-bold">
              {usage && (usage.lastAccessDate ? formatLongDate(usage.lastAccessDate) : 'Never')}
            </dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
