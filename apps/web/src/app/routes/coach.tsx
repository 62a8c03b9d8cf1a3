import { Navigate } from 'react-router';
import { LinkButton } from '#components/button.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { paths } from '#config/paths.ts';
import { useSubscription } from '#features/billing/api/get-subscription.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** The guard is real; the screen itself does not exist yet and says so. */
export function Component() {
  usePageMeta('AI Coach', 'Thirty-minute spoken mock orals.');
  const subscription = useSubscription();
  if (subscription.isPending) return <Spinner />;
  if (!subscription.data?.hasActiveSubscription) return <Navigate to={paths.pricing} replace />;
  return (
    <Page width="read">
      <PageHeader title="AI Coach">
        <p>Full sessions are not built yet. Your access runs, and the demo shows how the examiner works.</p>
      </PageHeader>
      <LinkButton to={paths.demo}>Try Free Demo</LinkButton>
    </Page>
  );
}
