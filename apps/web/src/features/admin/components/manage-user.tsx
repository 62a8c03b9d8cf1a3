import type { AdminUser } from '@rightseat/contract';
import { useState } from 'react';
import { Alert } from '#components/alert.tsx';
import { Dialog } from '#components/dialog.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { formatDay } from '../format.ts';
import { type AdminActions, useAdminAction } from '../hooks/use-admin-action.ts';
import { manageButtonId } from '../manage-button-id.ts';
import { ActionAlert } from './action-alert.tsx';
import { PasswordReset } from './password-reset.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';

/** The window with everything that can be done for one user; closed while `user` is null. */
export function ManageUser({ user, onClose }: { user: AdminUser | null; onClose: () => void }) {
  const actions = useAdminAction(onClose);
  const [latestId, setLatestId] = useState('');
  if (user && user.id !== latestId) setLatestId(user.id);
  const close = () => {
    actions.forget();
    onClose();
  };
  return (
    <>
      {user && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Manage User: ${user.name}`}
          returnFocusTo={manageButtonId(user.id)}
        >
          <ManagedUser user={user} actions={actions} />
        </Dialog>
      )}
      <ActionAlert actions={actions} returnFocusTo={manageButtonId(latestId)} />
    </>
  );
}

function ManagedUser({ user, actions }: { user: AdminUser; actions: AdminActions }) {
  const [current] = user.subscriptions;
  return (
    <div className="space-y-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-quiet">Email</dt>
        <dd className="wrap-anywhere">
          <EmailAddress email={user.email} />
        </dd>
        <dt className="text-quiet">Subscription</dt>
        <dd>
          <SubscriptionBadge user={user} />
        </dd>
        {current && (
          <>
            <dt className="text-quiet">Expires</dt>
            <dd>{formatDay(current.expirationDate)}</dd>
          </>
        )}
      </dl>
      {actions.reason !== '' && <Alert>{actions.reason}</Alert>}
      <SubscriptionActions user={user} actions={actions} />
      <div className="border-t border-line pt-6">
        <PasswordReset user={user} actions={actions} />
      </div>
    </div>
  );
}
