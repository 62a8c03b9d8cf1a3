import { LoginInput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useLogin } from '../api/login.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

export function LoginForm({ email }: { email?: string | undefined }) {
  const login = useLogin();
  const { form, field } = useContractForm(LoginInput, login);
  const unverified = login.error instanceof ApiError && login.error.code === 'email_not_verified';
  const asked = login.data && 'secondFactor' in login.data ? login.data.secondFactor : null;
  if (asked) return <SecondFactorForm asked={asked} onStartAgain={login.reset} />;
  return (
    <>
      <form {...form} className="space-y-5">
        {login.isError && <Alert>{messageOf(login.error, 'Login failed')}</Alert>}
        {unverified && <ResendVerification email={login.variables?.email ?? ''} />}
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          {...field('email')}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <Button type="submit" className="w-full" disabled={login.isPending}>
          {login.isPending ? 'Signing in...' : 'Login'}
        </Button>
      </form>
      <PasskeyLogin />
    </>
  );
}
