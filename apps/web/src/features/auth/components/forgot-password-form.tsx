import { ForgotPasswordInput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useForgotPassword } from '../api/forgot-password.ts';

export function ForgotPasswordForm() {
  const request = useForgotPassword();
  const { form, field } = useContractForm(ForgotPasswordInput, request);
  if (request.isSuccess) return <Alert tone="active">{request.data.message}</Alert>;
  return (
    <form {...form} className="space-y-5">
      {request.isError && <Alert>{messageOf(request.error, 'Request failed')}</Alert>}
      <Field label="E-mail" type="email" autoComplete="email" required {...field('email')} />
      <Button type="submit" className="w-full" disabled={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send reset link'}
      </Button>
    </form>
  );
}
