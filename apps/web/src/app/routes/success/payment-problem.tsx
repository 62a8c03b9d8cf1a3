import { Alert } from '#components/alert.tsx';
import { Button, LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { SupportEmail } from '#features/config/components/support-email.tsx';

type PaymentProblemProps = {
  message: string;
  /** Names the checkout to support; empty where the address of the page has none. */
  sessionId: string;
  checking: boolean;
  onCheckAgain: () => void;
};

/** The check failed, which says nothing of the payment: what somebody who has paid must know comes first. */
export function PaymentProblem({ message, sessionId, checking, onCheckAgain }: PaymentProblemProps) {
  return (
    <>
      <Alert>{message}</Alert>
      <div className="mt-5 space-y-3">
        <p className="font-bold">If you have paid, don't pay twice.</p>
        <p>
          Your access does not hang on this page: it is given as soon as the payment provider tells us, mostly
          within minutes, and a receipt goes to the e-mail that you paid with.
        </p>
        <p>
          No receipt within the hour? Write to <SupportEmail />
          {sessionId === '' ? '.' : ' and name this payment:'}
        </p>
        {sessionId !== '' && (
          <p className="rounded-sm border border-line bg-sunk px-3 py-2 font-mono text-sm wrap-anywhere">
            {sessionId}
          </p>
        )}
      </div>
      <div className="mt-5 grid gap-3">
        {sessionId !== '' && (
          <Button disabled={checking} onClick={onCheckAgain}>
            {checking ? 'Checking...' : 'Check again'}
          </Button>
        )}
        <LinkButton to={paths.pricing} look="outline">
          Return to Pricing
        </LinkButton>
      </div>
    </>
  );
}
