import { RegisterInput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { NewPassword } from '#components/password-fields.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useRegister } from '../api/register.ts';

type RegisterFormProps = {
  email?: string | undefined;
  /** A page of ours that the mailed link leads on to; empty for none. */
  next: string;
  onRegistered: (email: string) => void;
};

export function RegisterForm({ email, next, onRegistered }: RegisterFormProps) {
  const registration = useRegister();
  const { form, field } = useContractForm(RegisterInput, registration, {
    more: next === '' ? {} : { next },
    onSuccess: (_output, form) => onRegistered(String(new FormData(form).get('email'))),
  });
  return (
    <form {...form} className="space-y-5">
      {registration.isError && <Alert>{messageOf(registration.error, 'Registration failed')}</Alert>}
      <Field label="Full name" autoComplete="name" required {...field('name')} />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
        {...field('email')}
      />
      <NewPassword field={field} label="Password" />
      <Button type="submit" className="w-full" disabled={registration.isPending}>
        {registration.isPending ? 'Signing up...' : 'Sign Up'}
      </Button>
    </form>
  );
}
