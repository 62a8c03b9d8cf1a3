import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useResendVerification } from '../api/resend-verification.ts';

/** For a user whose verification mail was lost or is too old. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useResendVerification();
  if (resend.isSuccess) return <Alert tone="active">{resend.data.message}</Alert>;
  return (
    <div className="space-y-3">
      {resend.isError && <Alert>{messageOf(resend.error, 'Request failed')}</Alert>}
      <Button look="outline" disabled={resend.isPending} onClick={() => resend.mutate({ email })}>
        Send the verification e-mail again
      </Button>
    </div>
  );
}
