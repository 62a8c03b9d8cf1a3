import { FormPage } from '#components/form-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { ForgotPasswordForm } from '#features/auth/components/forgot-password-form.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Forgot password', 'Have a link sent that lets you choose a new password.');
  return (
    <FormPage
      title="Forgot password"
      introduction="We'll e-mail you a link to choose a new one."
      footer={
        <p>
          <TextLink to={paths.login}>Back to login</TextLink>
        </p>
      }
    >
      <ForgotPasswordForm />
    </FormPage>
  );
}
