import type { AdminUser } from '@rightseat/contract';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { TextLink } from '#components/text-link.tsx';
import { auditOfUserPath, paths } from '#config/paths.ts';
import { useUser } from '#features/admin/api/get-user.ts';
import { AccountActions } from '#features/admin/components/account-actions.tsx';
import { AccountBadges } from '#features/admin/components/account-badges.tsx';
import { AuditTable } from '#features/admin/components/audit-table.tsx';
import { LoadAlert } from '#features/admin/components/load-alert.tsx';
import { ManageUser } from '#features/admin/components/manage-user.tsx';
import { SubscriptionBadge } from '#features/admin/components/subscription-badge.tsx';
import { UserConversations, UserMails, UserPayments } from '#features/admin/components/user-records.tsx';
import { formatDay } from '#features/admin/format.ts';
import { manageButtonId } from '#features/admin/manage-button-id.ts';
import { ApiError } from '#lib/api-error.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** Everything about one user, for whoever answers a mail of theirs. */
export function Component() {
  usePageMeta('User', 'Sessions, payments, mails and what admins did.');
  const { userId = '' } = useParams();
  const detail = useUser(userId);
  const unknown = detail.error instanceof ApiError && detail.error.status === 404;
  if (unknown) {
    return (
      <PageHeader title="There is no such user">
        <p>
          The account may have been deleted. <TextLink to={paths.admin}>Back to all users</TextLink>
        </p>
      </PageHeader>
    );
  }
  const { data } = detail;
  return (
    <>
      {detail.isPending && <Spinner />}
      {data && (
        <>
          <UserHead user={data.user} />
          <div className="space-y-5">
            <Records title="Payments" none={data.payments.length === 0}>
              <UserPayments payments={data.payments} />
            </Records>
            <Records title="Sessions" none={data.conversations.length === 0}>
              <UserConversations conversations={data.conversations} />
            </Records>
            <Records title="Mails" none={data.mails.length === 0}>
              <UserMails mails={data.mails} />
            </Records>
            <Records title="What admins did" none={data.audit.length === 0}>
              <AuditTable entries={data.audit} />
              <p className="mt-4">
                <TextLink to={auditOfUserPath(data.user.id)}>In the audit log</TextLink>
              </p>
            </Records>
          </div>
        </>
      )}
      <LoadAlert
        failure={detail.isError ? { error: detail.error, at: detail.errorUpdatedAt } : null}
        onRetry={() => void detail.refetch()}
      />
    </>
  );
}

function UserHead({ user }: { user: AdminUser }) {
  const [managing, setManaging] = useState(false);
  const [current] = user.subscriptions;
  return (
    <>
      <PageHeader title={user.name}>
        <p className="wrap-anywhere">
          <EmailAddress email={user.email} />
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
          <AccountBadges user={user} />
          <span>Registered {formatDay(user.createdAt)}</span>
          <span>
            Subscription: <SubscriptionBadge user={user} />
          </span>
          {current && <span>Expires {formatDay(current.expirationDate)}</span>}
        </p>
      </PageHeader>
      <div className="-mt-4 mb-8 flex flex-wrap gap-3">
        <Button id={manageButtonId(user.id)} onClick={() => setManaging(true)}>
          Manage
        </Button>
        <AccountActions user={user} />
      </div>
      <ManageUser user={managing ? user : null} onClose={() => setManaging(false)} />
    </>
  );
}

function Records({ title, none, children }: { title: string; none: boolean; children: ReactNode }) {
  return (
    <Card>
      <CardTitle className="mb-3">{title}</CardTitle>
      {none ? <p className="text-quiet">None.</p> : children}
    </Card>
  );
}
