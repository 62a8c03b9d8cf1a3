import type { SubscriptionOutput, UserSessionsOutput } from '@rightseat/contract';
import { Badge } from '#components/badge.tsx';
import { LinkButton } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { formatAccessDate, formatLongDate } from '#lib/format-date.ts';

export function SubscriptionCard({
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
      {!failed && !subscription && <Skeleton className="mt-5" />}
      {subscription?.hasActiveSubscription && subscription.subscription && (
        <div className="mt-4 space-y-4">
          <Badge tone="active">Active</Badge>
          <p>Expires {formatAccessDate(subscription.subscription.expirationDate)}</p>
          <LinkButton look="outline" to={paths.coach}>
            Go to AI Coach
          </LinkButton>
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

export function UsageCard({ usage, failed }: { usage: UserSessionsOutput | undefined; failed: boolean }) {
  return (
    <Card className="min-h-48">
      <CardTitle>Usage Statistics</CardTitle>
      {failed && <p className="mt-4">Your sessions could not be read. Please load the page again.</p>}
      {!failed && !usage && <Skeleton className="mt-5" />}
      {usage && (
        <dl className="mt-4 grid grid-cols-2 gap-4">
          <div className="flex flex-col justify-between">
            <dt className="text-quiet">Sessions This Month</dt>
            <dd className="mt-1 min-h-12 text-3xl font-bold">{usage.sessionsThisMonth}</dd>
          </div>
          <div className="flex flex-col justify-between">
            <dt className="text-quiet">Last Access</dt>
            <dd className="mt-1 min-h-12 text-xl font-bold">
              {usage.lastAccessDate ? formatLongDate(usage.lastAccessDate) : 'Never'}
            </dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
