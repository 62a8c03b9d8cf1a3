import { ChangePasswordInput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { NewPassword } from '#components/password-fields.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useChangePassword } from '../api/change-password.ts';

export function PasswordForm() {
  const change = useChangePassword();
  const { form, field } = useContractForm(ChangePasswordInput, change, {
    onSuccess: (_output, element) => element.reset(),
  });
  return (
    <form {...form} className="space-y-4">
      {change.isError && <Alert>{messageOf(change.error, 'Password reset failed')}</Alert>}
      {change.isSuccess && <Alert tone="active">{change.data.message}</Alert>}
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <NewPassword field={field} />
      <Button type="submit" look="outline" disabled={change.isPending}>
        Change password
      </Button>
    </form>
  );
}
