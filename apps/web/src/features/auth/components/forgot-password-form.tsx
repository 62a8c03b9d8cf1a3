import { zodResolver } from '@hookform/resolvers/zod';
import { ForgotPasswordInput } from '@rightseat/contract';
import { useForm } from 'react-hook-form';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { fieldMessage } from '#lib/field-message.ts';
import { useForgotPassword } from '../api/forgot-password.ts';

export function ForgotPasswordForm() {
  const request = useForgotPassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgotPasswordInput),
    defaultValues: { email: '' },
  });
  if (request.isSuccess) return <Alert tone="active">{request.data.message}</Alert>;
  return (
    <form noValidate onSubmit={handleSubmit((input) => request.mutate(input))} className="space-y-5">
      <div onInput={() => request.isError && request.reset()} className="space-y-5">
        {request.isError && <Alert>{messageOf(request.error, 'Request failed')}</Alert>}
        <Field
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          error={formState.errors.email?.message ?? fieldMessage(request.error, 'email')}
          {...register('email')}
        />
      </div>
      <Button type="submit" className="w-full" disabled={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send reset link'}
      </Button>
    </form>
  );
}
