import type { AdminUser } from '@rightseat/contract';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { changeUser } from '../api/change-user.ts';
import { resendVerification } from '../api/resend-verification.ts';
import { useAdminAction } from '../hooks/use-admin-action.ts';
import { ActionAlert } from './action-alert.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { SecondFactorEnd } from './second-factor-end.tsx';

const TITLE_ID = 'account-actions';

/** What can be done about the account itself, not its access. */
export function AccountActions({ user }: { user: AdminUser }) {
  const actions = useAdminAction(() => {});
  const change = (input: { isAdmin: boolean } | { locked: boolean }, done: string) =>
    void actions.perform({
      send: () => changeUser(user.id, input),
      done: () => done,
      failed: (error) => messageOf(error, 'Failed to change the account'),
    });
  const resend = () =>
    void actions.perform({
      send: () => resendVerification(user.id),
      done: ({ message }) => message,
      failed: (error) => messageOf(error, 'Failed to send the verification e-mail'),
    });
  return (
    <div id={TITLE_ID} tabIndex={-1} className="flex flex-wrap gap-3">
      {!user.emailVerified && (
        <Button look="outline" disabled={actions.busy} onClick={resend}>
          Resend verification
        </Button>
      )}
      <ConfirmButton
        label={user.isAdmin ? 'Take admin rights' : 'Make admin'}
        question={
          user.isAdmin
            ? `${user.name} will no longer see the admin area.`
            : `${user.name} will see all users and payments, and can do everything that you can.`
        }
        answer={user.isAdmin ? 'Take admin rights' : 'Make admin'}
        look="outline"
        busy={actions.busy}
        onConfirm={() =>
          change(
            { isAdmin: !user.isAdmin },
            user.isAdmin ? `${user.name} is no admin any more` : `${user.name} is an admin now`,
          )
        }
      />
      <ConfirmButton
        label={user.locked ? 'Unlock account' : 'Lock account'}
        question={
          user.locked
            ? `${user.name} can sign in again.`
            : `${user.name} is signed out everywhere and cannot sign in until the account is unlocked.`
        }
        answer={user.locked ? 'Unlock account' : 'Lock account'}
        look={user.locked ? 'outline' : 'danger'}
        busy={actions.busy}
        onConfirm={() =>
          change(
            { locked: !user.locked },
            user.locked ? `${user.name} is unlocked` : `${user.name} is locked out`,
          )
        }
      />
      {user.hasSecondFactor && <SecondFactorEnd user={user} actions={actions} />}
      <ActionAlert actions={actions} returnFocusTo={TITLE_ID} />
    </div>
  );
}
