import { ResetPasswordInput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { PASSWORD_HINT } from '../password-hint.ts';

export function ResetPasswordForm({ token, onReset }: { token: string; onReset: (message: string) => void }) {
  const reset = useResetPassword();
  const { form, field } = useContractForm(ResetPasswordInput, reset, {
    more: { token },
    onSuccess: ({ message }) => onReset(message),
  });
  return (
    <form {...form} className="space-y-5">
      {reset.isError && <Alert>{messageOf(reset.error, 'Password reset failed')}</Alert>}
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        {...field('password')}
      />
      <Field
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
      <Button type="submit" className="w-full" disabled={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
