import type { AdminUser } from '@rightseat/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { resetPassword } from '../api/reset-password.ts';
import type { AdminActions } from '../hooks/use-admin-action.ts';

/** A new password for a user who cannot get in. Its rule is the server's, which says what is missing. */
export function PasswordReset({ user, actions }: { user: AdminUser; actions: AdminActions }) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');

  function cancel() {
    setPassword('');
    setOpen(false);
  }
  function confirm(event: FormEvent) {
    event.preventDefault();
    if (password === '') return actions.warn('Please enter a new password');
    void actions.perform({
      send: () => resetPassword({ userId: user.id, newPassword: password }),
      done: () => 'Password reset successfully',
      failed: (error) => messageOf(error, 'Failed to reset password'),
    });
  }

  if (!open) {
    return (
      <Button look="outline" disabled={actions.busy} onClick={() => setOpen(true)}>
        Reset Password
      </Button>
    );
  }
  return (
    <form noValidate onSubmit={confirm} className="space-y-4">
      <Field
        label="New Password (min 8 chars, 1 uppercase, 1 number)"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={actions.busy}>
          Confirm Reset
        </Button>
        <Button look="outline" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
