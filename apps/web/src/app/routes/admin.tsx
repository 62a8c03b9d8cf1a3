import { AnchorButton } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { useRevenue } from '#features/admin/api/get-revenue.ts';
import { useStats } from '#features/admin/api/get-stats.ts';
import { LoadAlert } from '#features/admin/components/load-alert.tsx';
import { RevenueChart } from '#features/admin/components/revenue-chart.tsx';
import { StatCards } from '#features/admin/components/stat-cards.tsx';
import { UserManagement } from '#features/admin/components/user-management.tsx';
import { useUserList } from '#features/admin/hooks/use-user-list.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Admin Dashboard', 'Users and subscriptions.');
  const identity = useIdentity();
  const stats = useStats();
  const list = useUserList();
  const revenue = useRevenue();
  const failed = [stats, list.page].find(({ isError }) => isError);
  const retry = () => Promise.all([stats.refetch(), list.page.refetch()]);
  if (identity.status !== 'signed-in') return null;
  return (
    <>
      <PageHeader title="Admin Dashboard">
        <p className="wrap-anywhere">
          Logged in as <EmailAddress email={identity.user.email} />
        </p>
      </PageHeader>
      {stats.isPending || list.page.isPending ? (
        <Spinner label="Loading admin dashboard..." />
      ) : (
        <div className="space-y-5">
          <StatCards stats={stats.data} />
          <UserManagement list={list} />
          {revenue.data && (
            <Card>
              <CardTitle className="mb-4">Revenue by week</CardTitle>
              <RevenueChart weeks={revenue.data.weeks} />
            </Card>
          )}
          <Card>
            <CardTitle className="mb-4">Exports</CardTitle>
            <div className="flex flex-wrap gap-3">
              <AnchorButton look="outline" href="/api/admin/users.csv" download>
                Users as CSV
              </AnchorButton>
              <AnchorButton look="outline" href="/api/admin/payments.csv" download>
                Payments as CSV
              </AnchorButton>
            </div>
          </Card>
        </div>
      )}
      <LoadAlert
        failure={failed ? { error: failed.error, at: failed.errorUpdatedAt } : null}
        onRetry={() => void retry()}
      />
    </>
  );
}
