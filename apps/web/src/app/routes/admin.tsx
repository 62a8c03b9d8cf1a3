import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** The guard is real; the screen itself does not exist yet and says so. */
export function Component() {
  usePageMeta('Admin Dashboard', 'Users and subscriptions.');
  const identity = useIdentity();
  return (
    <Page>
      <PageHeader title="Admin Dashboard">
        {identity.status === 'signed-in' && <p>Logged in as {identity.user.email}</p>}
        <p>The user table is not built yet.</p>
      </PageHeader>
    </Page>
  );
}
