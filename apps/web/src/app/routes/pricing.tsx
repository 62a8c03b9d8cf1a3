import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { PlanCard } from '#features/billing/components/plan-card.tsx';
import { AccessAlert } from '#features/coach/components/access-alert.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Pricing', 'Three months of spoken mock orals for $99, paid once. No recurring charges.');
  return (
    <Page>
      <AccessAlert />
      <PageHeader title="One plan, one payment">
        <p>
          Three months from the day you buy, then it simply ends. Not sure yet?{' '}
          <TextLink to={paths.demo}>Try five minutes free</TextLink> first.
        </p>
      </PageHeader>
      <div className="max-w-4xl">
        <PlanCard />
      </div>
    </Page>
  );
}
