import { AdminDaysInput, type AdminUser } from '@rightseat/contract';
import { useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { extendSubscription } from '../api/extend-subscription.ts';
import { grantSubscription } from '../api/grant-subscription.ts';
import { issueRefund } from '../api/issue-refund.ts';
import { revokeAccess } from '../api/revoke-access.ts';
import { formatDollars } from '../format.ts';
import type { AdminActions } from '../hooks/use-admin-action.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { RefundButton } from './refund-button.tsx';

/** A month: what is most often given to a pilot who could not use the product for a while. */
const DEFAULT_DAYS = '30';

/** What can be done about a user's access; `user.subscriptions` decides which. */
export function SubscriptionActions({ user, actions }: { user: AdminUser; actions: AdminActions }) {
  const daysId = useId();
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [error, setError] = useState<string>();
  const [current] = user.subscriptions;
  // Only access that is there can be taken away.
  const isRunning = current?.status === 'active';

  function withDays(send: (days: number) => void) {
    const parsed = AdminDaysInput.shape.days.safeParse(Number(days));
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) send(parsed.data);
    else document.getElementById(daysId)?.focus();
  }
  const extend = (days: number) =>
    actions.perform({
      send: () => extendSubscription({ userId: user.id, days }),
      done: () => `Subscription extended by ${days} days`,
      failed: () => 'Failed to extend subscription',
    });
  const grant = (days: number) =>
    actions.perform({
      send: () => grantSubscription({ userId: user.id, days }),
      done: () => `Granted ${days}-day subscription`,
      failed: () => 'Failed to grant subscription',
    });
  const revoke = () =>
    actions.perform({
      send: () => revokeAccess({ userId: user.id }),
      done: () => 'Access revoked successfully',
      failed: () => 'Failed to revoke access',
    });
  const refund = (subscriptionId: string, note: string) =>
    actions.perform({
      send: () => issueRefund(subscriptionId, note),
      done: ({ refund }) => `Refund issued successfully: ${formatDollars(refund.amount)}`,
      failed: (error) => messageOf(error, 'Failed to issue refund'),
    });

  return (
    <div className="space-y-4">
      <Field
        id={daysId}
        label="Number of Days"
        type="number"
        inputMode="numeric"
        min={1}
        max={3650}
        step={1}
        className="max-w-48"
        value={days}
        error={error}
        onChange={(event) => {
          setDays(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        {current ? (
          <>
            <Button disabled={actions.busy} onClick={() => withDays(extend)}>
              Extend Subscription by {days || '…'} Days
            </Button>
            <RefundButton
              user={user}
              subscriptionId={current.id}
              busy={actions.busy || !current.refundable}
              onRefund={(note) => void refund(current.id, note)}
            />
            <ConfirmButton
              label="Revoke Access (No Refund)"
              question="Are you sure you want to revoke access for this user?"
              answer="Revoke Access"
              busy={actions.busy || !isRunning}
              onConfirm={() => void revoke()}
            />
          </>
        ) : (
          <Button disabled={actions.busy} onClick={() => withDays(grant)}>
            Grant {days || '…'}-Day Subscription
          </Button>
        )}
      </div>
      {current && <p className="text-sm text-quiet">{describeLimits(current)}</p>}
    </div>
  );
}

/** Why a button does nothing; empty where both do. */
function describeLimits({ status, refundable }: AdminUser['subscriptions'][number]): string {
  return [
    !refundable &&
      'There is no payment to refund: this access was granted, or its payment went back already.',
    status !== 'active' && 'This access has ended: there is nothing to revoke.',
  ]
    .filter(Boolean)
    .join(' ');
}
