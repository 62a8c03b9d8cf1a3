import { useSearchParams } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { FormPage } from '#components/form-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { carryEmail } from '#features/auth/carried-email.ts';
import { useVerifySession, verificationMessage } from '#features/billing/api/verify-session.ts';
import { formatAccessDate } from '#lib/format-date.ts';
import { useDelayedNavigation } from '#lib/use-delayed-navigation.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';
import { PaymentProblem } from './success/payment-problem.tsx';

const REDIRECT_AFTER_MS = 3_000;

export function Component() {
  usePageMeta('Payment', 'The result of your purchase.');
  const sessionId = useSearchParams()[0].get('session_id') ?? '';
  const payment = useVerifySession(sessionId);
  const isGuest = useIdentity().status === 'anonymous';
  useDelayedNavigation(payment.isSuccess, paths.coach, REDIRECT_AFTER_MS);
  if (payment.isLoading) {
    return (
      <FormPage title="Verifying Payment...">
        <p role="status">One moment: we are asking whether your payment has arrived.</p>
      </FormPage>
    );
  }
  if (payment.isSuccess) {
    return (
      <FormPage title="Payment Successful">
        <Alert tone="active">Your 3-month access is activated. A confirmation e-mail will follow.</Alert>
        <p className="mt-4 text-quiet">
          Access until {formatAccessDate(payment.data.accessExpiration)}. Receipt {payment.data.receipt}.
        </p>
        {isGuest && (
          <p className="mt-4">
            It waits for <EmailAddress email={payment.data.email} />:{' '}
            <TextLink to={paths.register} state={carryEmail(payment.data.email)}>
              sign up
            </TextLink>{' '}
            with that e-mail, or log in.
          </p>
        )}
        <p className="mt-4">
          Taking you to the <TextLink to={paths.coach}>AI Coach</TextLink>…
        </p>
      </FormPage>
    );
  }
  return (
    <FormPage title="Payment Error">
      <PaymentProblem
        message={sessionId === '' ? 'No session ID found' : verificationMessage(payment.error)}
        sessionId={sessionId}
        checking={payment.isFetching}
        onCheckAgain={() => void payment.refetch()}
      />
    </FormPage>
  );
}
