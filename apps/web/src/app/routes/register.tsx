import { useState } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { FormPage } from '#components/form-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { readCarriedEmail } from '#features/auth/carried-email.ts';
import { RegisterForm } from '#features/auth/components/register-form.tsx';
import { useDelayedNavigation } from '#lib/use-delayed-navigation.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

const REDIRECT_AFTER_MS = 3_000;

export function Component() {
  usePageMeta('Sign up', 'Create an account to buy access and keep your debriefs.');
  const email = readCarriedEmail(useLocation().state);
  const [registered, setRegistered] = useState(false);
  useDelayedNavigation(registered, paths.login, REDIRECT_AFTER_MS);
  if (registered) {
    return (
      <FormPage title="Registration Successful">
        <Alert tone="active">A verification e-mail was sent. Please open the link in it, then sign in.</Alert>
        <p className="mt-4">
          Taking you to the <TextLink to={paths.login}>login page</TextLink>…
        </p>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Sign up"
      footer={
        <>
          <p>
            Already have an account? <TextLink to={paths.login}>Login</TextLink>
          </p>
          <p className="text-sm text-quiet">
            By signing up you accept the <TextLink to={paths.terms}>Terms of Service</TextLink> and the{' '}
            <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
          </p>
        </>
      }
    >
      <RegisterForm email={email} onRegistered={() => setRegistered(true)} />
    </FormPage>
  );
}
