import { useState } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { FormPage } from '#components/form-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { carryEmail, readCarriedEmail } from '#features/auth/carried-email.ts';
import { RegisterForm } from '#features/auth/components/register-form.tsx';
import { readOrigin } from '#features/auth/remembered-origin.ts';
import { useDelayedNavigation } from '#lib/use-delayed-navigation.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

const REDIRECT_AFTER_MS = 3_000;

export function Component() {
  usePageMeta('Sign up', 'Create an account to buy access and keep your debriefs.');
  const { state } = useLocation();
  const email = readCarriedEmail(state);
  const next = readOrigin(state, '');
  // The login says what to wait for: until the mailed link was opened it could only refuse.
  const [waiting, setWaiting] = useState<ReturnType<typeof carryEmail>>();
  const wait = (sentTo: string) =>
    setWaiting({ ...(next && { from: next }), ...carryEmail(sentTo, 'waiting') });
  useDelayedNavigation(waiting !== undefined, paths.login, REDIRECT_AFTER_MS, waiting);
  if (waiting) {
    return (
      <FormPage title="Registration Successful">
        <Alert tone="active">
          A verification e-mail was sent to <EmailAddress email={waiting.email} />. The link in it signs you
          in.
        </Alert>
        <p className="mt-4">
          Taking you to the{' '}
          <TextLink to={paths.login} state={waiting}>
            login page
          </TextLink>
          …
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
            Already have an account?{' '}
            <TextLink to={paths.login} state={state}>
              Login
            </TextLink>
          </p>
          <p className="text-sm text-quiet">
            By signing up you accept the <TextLink to={paths.terms}>Terms of Service</TextLink> and the{' '}
            <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
          </p>
        </>
      }
    >
      <RegisterForm email={email} next={next} onRegistered={wait} />
    </FormPage>
  );
}
