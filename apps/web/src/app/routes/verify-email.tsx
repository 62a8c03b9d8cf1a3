import { useSearchParams } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { Button, LinkButton } from '#components/button.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { FormPage } from '#components/form-page.tsx';
import { paths } from '#config/paths.ts';
import { useLogout } from '#features/auth/api/logout.ts';
import { useVerifyEmail } from '#features/auth/api/verify-email.ts';
import { readOrigin, rememberPath } from '#features/auth/remembered-origin.ts';
import { forgetPayment } from '#features/billing/checkout-memory.ts';
import { messageOf } from '#lib/api-error.ts';
import { useDelayedNavigation } from '#lib/use-delayed-navigation.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

const REDIRECT_AFTER_MS = 3_000;

/** Verifies, signs in, and goes on to where the pilot was going when he registered. */
export function Component() {
  usePageMeta('Verify your e-mail', 'Confirms the address of your account.');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  // The link came by mail: what is in it leads to a page of ours, or to the dashboard.
  const wanted = rememberPath(search.get('next'));
  const next = readOrigin(wanted, paths.dashboard);
  const verification = useVerifyEmail(token);
  const user = verification.data?.user;
  const isSignedIn = user !== undefined;
  const logout = useLogout(forgetPayment);
  useDelayedNavigation(isSignedIn, next, REDIRECT_AFTER_MS);
  return (
    <FormPage title="Verify your e-mail">
      {token === '' && <Alert>This link is not complete. Please open it from the e-mail again.</Alert>}
      {verification.isLoading && <p role="status">Verifying...</p>}
      {verification.isSuccess && <Alert tone="active">{verification.data.message}</Alert>}
      {user && (
        // A link can be passed on: whoever opens it sees whose account that is before anything is done in it.
        <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
          <span className="wrap-anywhere">
            Signed in as <EmailAddress email={user.email} />.
          </span>
          <Button
            look="quiet"
            className="px-0! font-normal! underline decoration-course decoration-2 underline-offset-4"
            disabled={logout.isPending}
            onClick={() => logout.mutate()}
          >
            Not you?
          </Button>
        </p>
      )}
      {verification.isError && (
        <>
          <Alert>{messageOf(verification.error, 'Verification failed')}</Alert>
          <p className="mt-4">Sign in with your e-mail and password to have a new link sent.</p>
        </>
      )}
      {isSignedIn ? (
        <LinkButton to={next} className="mt-5 w-full">
          Go on
        </LinkButton>
      ) : (
        <LinkButton to={paths.login} state={wanted} className="mt-5 w-full">
          Login
        </LinkButton>
      )}
    </FormPage>
  );
}
