import { Navigate, useLocation } from 'react-router';
import { FormPage } from '#components/form-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { LoginForm } from '#features/auth/components/login-form.tsx';
import { readOrigin } from '#features/auth/remembered-origin.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Login', 'Sign in to your coaching sessions and debriefs.');
  const identity = useIdentity();
  const location = useLocation();
  if (identity.status === 'signed-in') {
    return <Navigate to={readOrigin(location.state, paths.dashboard)} replace />;
  }
  return (
    <FormPage
      title="Login"
      footer={
        <>
          <p>
            <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
          </p>
          <p>
            No account yet? <TextLink to={paths.register}>Sign up</TextLink>
          </p>
        </>
      }
    >
      <LoginForm />
    </FormPage>
  );
}
