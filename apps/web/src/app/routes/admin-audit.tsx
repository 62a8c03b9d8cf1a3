import { useSearchParams } from 'react-router';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { useAudit } from '#features/admin/api/list-audit.ts';
import { AuditFilter } from '#features/admin/components/audit-filter.tsx';
import { AuditTable } from '#features/admin/components/audit-table.tsx';
import { LoadAlert } from '#features/admin/components/load-alert.tsx';
import { PageTurner } from '#features/admin/components/page-turner.tsx';
import { usePages } from '#features/admin/hooks/use-pages.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** The filters stand in the address, so that a view can be sent to a colleague. */
export function Component() {
  usePageMeta('Audit log', 'What admins did.');
  const [address, setAddress] = useSearchParams();
  const action = address.get('action');
  const targetUserId = address.get('user');
  const pages = usePages(address.toString());
  const audit = useAudit({ action, targetUserId, cursor: pages.cursor });
  const filter = (name: string, value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHeader title="Audit log">
        <p>Every action of an admin. Entries are never changed or deleted.</p>
      </PageHeader>
      <Card>
        <div id="audit-entries" className="mb-5 flex flex-wrap items-end gap-4">
          <AuditFilter action={action} onChange={(wanted) => filter('action', wanted)} />
          {targetUserId !== null && (
            <Button look="outline" onClick={() => filter('user', null)}>
              Show all users, not only one
            </Button>
          )}
        </div>
        {audit.isPending && <Spinner />}
        {audit.data?.entries.length === 0 && <p className="text-quiet">Nothing of this kind was done.</p>}
        {audit.data && audit.data.entries.length > 0 && (
          <AuditTable entries={audit.data.entries} busy={audit.isPlaceholderData} />
        )}
        <PageTurner top="audit-entries" pages={pages} nextCursor={audit.data?.nextCursor ?? null} />
      </Card>
      <LoadAlert
        failure={audit.isError ? { error: audit.error, at: audit.errorUpdatedAt } : null}
        onRetry={() => void audit.refetch()}
      />
    </>
  );
}
