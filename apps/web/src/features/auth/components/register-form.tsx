import { zodResolver } from '@hookform/resolvers/zod';
import { RegisterInput } from '@rightseat/contract';
import { useForm } from 'react-hook-form';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { fieldMessage } from '#lib/field-message.ts';
import { useRegister } from '../api/register.ts';
import { PASSWORD_HINT } from '../password-hint.ts';

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const registration = useRegister();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(RegisterInput),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const submit = handleSubmit((input) => registration.mutate(input, { onSuccess: onRegistered }));
  const errorOf = (field: 'name' | 'email' | 'password' | 'confirmPassword') =>
    formState.errors[field]?.message ?? fieldMessage(registration.error, field);
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div onInput={() => registration.isError && registration.reset()} className="space-y-5">
        {registration.isError && <Alert>{messageOf(registration.error, 'Registration failed')}</Alert>}
        <Field label="Full name" autoComplete="name" required error={errorOf('name')} {...register('name')} />
        <Field
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          error={errorOf('email')}
          {...register('email')}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          hint={PASSWORD_HINT}
          error={errorOf('password')}
          {...register('password')}
        />
        <Field
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          required
          error={errorOf('confirmPassword')}
          {...register('confirmPassword')}
        />
      </div>
      <Button type="submit" className="w-full" disabled={registration.isPending}>
        {registration.isPending ? 'Signing up...' : 'Sign Up'}
      </Button>
    </form>
  );
}
