import { zodResolver } from '@hookform/resolvers/zod';
import { ChangePasswordInput } from '@rightseat/contract';
import { useForm } from 'react-hook-form';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { fieldMessage } from '#lib/field-message.ts';
import { useChangePassword } from '../api/change-password.ts';

export function PasswordForm({ hint }: { hint: string }) {
  const change = useChangePassword();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(ChangePasswordInput),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const submit = handleSubmit((input) => change.mutate(input, { onSuccess: () => reset() }));
  const errorOf = (field: 'currentPassword' | 'password' | 'confirmPassword') =>
    formState.errors[field]?.message ?? fieldMessage(change.error, field);
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <div onInput={() => !change.isPending && change.reset()} className="space-y-4">
        {change.isError && <Alert>{messageOf(change.error, 'Password reset failed')}</Alert>}
        {change.isSuccess && <Alert tone="active">{change.data.message}</Alert>}
        <Field
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          error={errorOf('currentPassword')}
          {...register('currentPassword')}
        />
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint={hint}
          error={errorOf('password')}
          {...register('password')}
        />
        <Field
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          required
          error={errorOf('confirmPassword')}
          {...register('confirmPassword')}
        />
      </div>
      <Button type="submit" look="outline" disabled={change.isPending}>
        Change password
      </Button>
    </form>
  );
}
