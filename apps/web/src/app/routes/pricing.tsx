import { useSearchParams } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { useSubscriptionOf } from '#features/billing/api/get-subscription.ts';
import { PlanCard } from '#features/billing/components/plan-card.tsx';
import { AccessAlert } from '#features/coach/components/access-alert.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';
import { CurrentAccess } from './pricing/current-access.tsx';
import { PlanNotes } from './pricing/plan-notes.tsx';

export function Component() {
  usePageMeta('Pricing', 'Three months of spoken mock orals for $99, paid once. No recurring charges.');
  const access = useSubscriptionOf(useIdentity().status === 'signed-in');
  const subscription = access.data?.subscription ?? null;
  // The hosted checkout's way back; the server names it as the cancel address.
  const isCancelled = useSearchParams()[0].get('checkout') === 'cancelled';
  return (
    <Page>
      <AccessAlert />
      <PageHeader title="One plan, one payment">
        <p>
          Three months from the day you buy, then it simply ends.
          {!subscription && (
            <>
              {' '}
              Not sure yet? <TextLink to={paths.demo}>Try five minutes free</TextLink> first.
            </>
          )}
        </p>
      </PageHeader>
      <div className="max-w-4xl space-y-5">
        {isCancelled && <Alert tone="caution">Checkout cancelled. Nothing was charged.</Alert>}
        <CurrentAccess subscription={subscription} />
        <PlanCard />
        <PlanNotes />
      </div>
    </Page>
  );
}
