import { zodResolver } from '@hookform/resolvers/zod';
import { ResetPasswordInput } from '@rightseat/contract';
import { useForm } from 'react-hook-form';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { fieldMessage } from '#lib/field-message.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { PASSWORD_HINT } from '../password-hint.ts';

export function ResetPasswordForm({ token, onReset }: { token: string; onReset: (message: string) => void }) {
  const reset = useResetPassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ResetPasswordInput),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const submit = handleSubmit((input) =>
    reset.mutate(input, { onSuccess: ({ message }) => onReset(message) }),
  );
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div onInput={() => reset.isError && reset.reset()} className="space-y-5">
        {reset.isError && <Alert>{messageOf(reset.error, 'Password reset failed')}</Alert>}
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint={PASSWORD_HINT}
          error={formState.errors.password?.message ?? fieldMessage(reset.error, 'password')}
          {...register('password')}
        />
        <Field
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          required
          error={formState.errors.confirmPassword?.message ?? fieldMessage(reset.error, 'confirmPassword')}
          {...register('confirmPassword')}
        />
      </div>
      <Button type="submit" className="w-full" disabled={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
