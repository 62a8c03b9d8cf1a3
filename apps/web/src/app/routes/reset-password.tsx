import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { LinkButton } from '#components/button.tsx';
import { FormPage } from '#components/form-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { ResetPasswordForm } from '#features/auth/components/reset-password-form.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Choose a new password', 'Choose a new password with the link from your e-mail.');
  const token = useSearchParams()[0].get('token') ?? '';
  const [message, setMessage] = useState<string | null>(null);
  if (message !== null) {
    return (
      <FormPage title="Password changed">
        <Alert tone="active">{message}</Alert>
        <LinkButton to={paths.login} className="mt-5 w-full">
          Login
        </LinkButton>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Choose a new password"
      footer={
        <p>
          Link too old? <TextLink to={paths.forgotPassword}>Ask for a new one</TextLink>
        </p>
      }
    >
      {token === '' ? (
        <Alert>This link is not complete. Please open it from the e-mail again.</Alert>
      ) : (
        <ResetPasswordForm token={token} onReset={setMessage} />
      )}
    </FormPage>
  );
}
