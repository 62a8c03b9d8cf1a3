import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { useHealth } from '#features/admin/api/get-health.ts';
import { HealthCards } from '#features/admin/components/health-cards.tsx';
import { formatDateTime } from '#lib/format-date.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Health', 'How the product is doing.');
  const health = useHealth();
  return (
    <>
      <PageHeader title="Health">
        <p>
          {health.isError
            ? 'Failed to load admin data. The next try comes by itself.'
            : 'Read again every ten seconds.'}
          {health.data && ` As of ${formatDateTime(new Date(health.dataUpdatedAt).toISOString())}.`}
        </p>
      </PageHeader>
      {health.isPending && <Spinner />}
      {health.data && <HealthCards health={health.data} />}
    </>
  );
}
