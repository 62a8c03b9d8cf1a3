import { ResetPasswordInput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { NewPassword } from '#components/password-fields.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useResetPassword } from '../api/reset-password.ts';

export function ResetPasswordForm({ token, onReset }: { token: string; onReset: (message: string) => void }) {
  const reset = useResetPassword();
  const { form, field } = useContractForm(ResetPasswordInput, reset, {
    more: { token },
    onSuccess: ({ message }) => onReset(message),
  });
  return (
    <form {...form} className="space-y-5">
      {reset.isError && <Alert>{messageOf(reset.error, 'Password reset failed')}</Alert>}
      <NewPassword field={field} />
      <Button type="submit" className="w-full" disabled={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
