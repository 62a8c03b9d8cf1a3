import { Navigate, useLocation } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { FormPage } from '#components/form-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { carryEmail, readWaitingEmail } from '#features/auth/carried-email.ts';
import { LoginForm } from '#features/auth/components/login-form.tsx';
import { ResendVerification } from '#features/auth/components/resend-verification.tsx';
import { readOrigin } from '#features/auth/remembered-origin.ts';
import { readPaidEmail } from '#features/billing/checkout-memory.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Login', 'Sign in to your coaching sessions and debriefs.');
  const identity = useIdentity();
  const location = useLocation();
  const origin = readOrigin(location.state, paths.dashboard);
  if (identity.status === 'signed-in') return <Navigate to={origin} replace />;
  const waitingEmail = readWaitingEmail(location.state);
  // Who has bought without an account is led to the coach, and stopped here.
  const paidEmail = origin === paths.coach ? readPaidEmail() : null;
  return (
    <FormPage
      title="Login"
      footer={
        <>
          <p>
            <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
          </p>
          <p>
            No account yet?{' '}
            <TextLink to={paths.register} state={location.state}>
              Sign up
            </TextLink>
          </p>
        </>
      }
    >
      {waitingEmail && (
        <div className="mb-5 space-y-3">
          <Alert tone="active">
            We have sent a link to <EmailAddress email={waitingEmail} />. Open it first: it signs you in.
            Nothing there after a few minutes? Look among the junk, or have it sent again.
          </Alert>
          <ResendVerification email={waitingEmail} />
        </div>
      )}
      {paidEmail && !waitingEmail && (
        <div className="mb-5">
          <Alert tone="active">
            The 3-month access waits for <EmailAddress email={paidEmail} />. Log in with that e-mail, or{' '}
            <TextLink to={paths.register} state={carryEmail(paidEmail)}>
              sign up
            </TextLink>{' '}
            with it first.
          </Alert>
        </div>
      )}
      <LoginForm email={waitingEmail ?? paidEmail ?? undefined} />
    </FormPage>
  );
}
