import type { SubscriptionOutput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { formatAccessDate } from '#lib/format-date.ts';

/** For who has access already: until when, and what buying again would add. */
export function CurrentAccess({ subscription }: { subscription: SubscriptionOutput['subscription'] }) {
  if (!subscription) return null;
  return (
    <Alert tone="active">
      <p className="font-bold">You have access until {formatAccessDate(subscription.expirationDate)}.</p>
      <p className="mt-1">
        There is nothing to buy now: <TextLink to={paths.dashboard}>what to do today</TextLink>. Buying again
        adds three months to the end, until {formatAccessDate(subscription.afterNextPurchase)}.
      </p>
    </Alert>
  );
}
