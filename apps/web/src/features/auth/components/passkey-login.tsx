import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { hasPasskeys } from '#lib/passkey.ts';
import { useLoginWithPasskey } from '../api/login-with-passkey.ts';

/** Nothing to type: the browser knows its passkeys for us. */
export function PasskeyLogin() {
  const login = useLoginWithPasskey();
  if (!hasPasskeys()) return null;
  return (
    <div className="mt-5 space-y-5 border-t border-line pt-5">
      {login.isError && <Alert>{messageOf(login.error, 'Login failed')}</Alert>}
      <Button look="outline" className="w-full" disabled={login.isPending} onClick={() => login.mutate()}>
        Login with a passkey
      </Button>
    </div>
  );
}
