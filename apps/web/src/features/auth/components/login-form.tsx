import { zodResolver } from '@hookform/resolvers/zod';
import { LoginInput } from '@rightseat/contract';
import { useForm } from 'react-hook-form';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { fieldMessage } from '#lib/field-message.ts';
import { useLogin } from '../api/login.ts';
import { ResendVerification } from './resend-verification.tsx';

export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(LoginInput),
    defaultValues: { email: '', password: '' },
  });
  const unverified = login.error instanceof ApiError && login.error.code === 'email_not_verified';
  return (
    <form noValidate onSubmit={handleSubmit((input) => login.mutate(input))} className="space-y-5">
      {/* The error speaks of what was sent; typing makes it old. */}
      <div onInput={() => login.isError && login.reset()} className="space-y-5">
        {login.isError && <Alert>{messageOf(login.error, 'Login failed')}</Alert>}
        {unverified && <ResendVerification email={getValues('email')} />}
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          error={formState.errors.email?.message ?? fieldMessage(login.error, 'email')}
          {...register('email')}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={formState.errors.password?.message ?? fieldMessage(login.error, 'password')}
          {...register('password')}
        />
      </div>
      <Button type="submit" className="w-full" disabled={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Login'}
      </Button>
    </form>
  );
}
