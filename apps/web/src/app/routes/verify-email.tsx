import { useSearchParams } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { LinkButton } from '#components/button.tsx';
import { FormPage } from '#components/form-page.tsx';
import { paths } from '#config/paths.ts';
import { useVerifyEmail } from '#features/auth/api/verify-email.ts';
import { messageOf } from '#lib/api-error.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Verify your e-mail', 'Confirms the address of your account.');
  const token = useSearchParams()[0].get('token') ?? '';
  const verification = useVerifyEmail(token);
  return (
    <FormPage title="Verify your e-mail">
      {token === '' && <Alert>This link is not complete. Please open it from the e-mail again.</Alert>}
      {verification.isLoading && <p role="status">Verifying...</p>}
      {verification.isSuccess && <Alert tone="active">{verification.data.message}</Alert>}
      {verification.isError && (
        <>
          <Alert>{messageOf(verification.error, 'Verification failed')}</Alert>
          <p className="mt-4">Sign in with your e-mail and password to have a new link sent.</p>
        </>
      )}
      <LinkButton to={paths.login} className="mt-5 w-full">
        Login
      </LinkButton>
    </FormPage>
  );
}
