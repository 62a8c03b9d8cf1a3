import type { AdminUser } from '@rightseat/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/text-area.tsx';
import { messageOf } from '#lib/api-error.ts';
import { endSecondFactor } from '../api/end-second-factor.ts';
import type { AdminActions } from '../hooks/use-admin-action.ts';

/** For an owner who has lost app, passkey and recovery codes. */
export function SecondFactorEnd({ user, actions }: { user: AdminUser; actions: AdminActions }) {
  const buttonId = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');

  function toggle(isOpen: boolean) {
    setOpen(isOpen);
    setReason('');
    setPassword('');
  }
  function confirm(event: FormEvent) {
    event.preventDefault();
    void actions.perform({
      send: async () => {
        const output = await endSecondFactor(user.id, { reason, password });
        toggle(false);
        return output;
      },
      done: ({ message }) => message,
      failed: (error) => messageOf(error, 'Failed to turn off the second step'),
    });
  }
  return (
    <>
      <Button id={buttonId} look="outline" disabled={actions.busy} onClick={() => toggle(true)}>
        Turn off second step
      </Button>
      <Dialog
        open={open}
        onOpenChange={toggle}
        title={`Turn off the second step of ${user.name}`}
        returnFocusTo={buttonId}
      >
        <form noValidate onSubmit={confirm} className="space-y-5">
          <p>
            Afterwards the password alone signs in. The authenticator app and the recovery codes are removed,
            passkeys stay, every session ends, and <EmailAddress email={user.email} /> gets a mail about it.
            Make sure first that it is the owner who asks.
          </p>
          <TextArea
            label="How do you know? It stays in the audit log."
            rows={3}
            maxLength={500}
            value={reason}
            onText={setReason}
          />
          <Field
            label="Your own password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              look="danger"
              disabled={actions.busy || reason.trim().length < 10 || password === ''}
            >
              Turn off second step
            </Button>
            <Button look="outline" onClick={() => toggle(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
