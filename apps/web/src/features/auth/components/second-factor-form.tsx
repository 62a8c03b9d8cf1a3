import { ConfirmAppInput, type SecondFactorOutput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { hasPasskeys, showPasskey } from '#lib/passkey.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useFinishLogin } from '../api/finish-login.ts';

type SecondFactorFormProps = { asked: SecondFactorOutput['secondFactor']; onStartAgain: () => void };

/** After the right password. A recovery code goes where the app's code goes. */
export function SecondFactorForm({ asked, onStartAgain }: SecondFactorFormProps) {
  const { token, hasApp, passkey } = asked;
  const byCode = useFinishLogin(token, async ({ code }: ConfirmAppInput) => ({ code }));
  const byPasskey = useFinishLogin(token, async (options: NonNullable<typeof passkey>) => ({
    credential: await showPasskey(options),
  }));
  const { form, field } = useContractForm(ConfirmAppInput, byCode);
  const error = byCode.error ?? byPasskey.error;
  const isOver = error instanceof ApiError && error.status === 401;
  if (isOver) {
    return (
      <div className="space-y-5">
        <Alert>{messageOf(error, 'Login failed')}</Alert>
        <Button className="w-full" onClick={onStartAgain}>
          Start again
        </Button>
      </div>
    );
  }
  return (
    <form {...form} className="space-y-5">
      <p>Your password is right. One more step shows that it is you.</p>
      {error && <Alert>{messageOf(error, 'Login failed')}</Alert>}
      {passkey && hasPasskeys() && (
        <Button
          look={hasApp ? 'outline' : 'primary'}
          className="w-full"
          disabled={byPasskey.isPending}
          onClick={() => byPasskey.mutate(passkey)}
        >
          Use a passkey
        </Button>
      )}
      <Field
        label={hasApp ? 'Code' : 'Recovery code'}
        hint={
          hasApp
            ? 'Six digits from your authenticator app, or a recovery code.'
            : 'Without your passkey: one of the codes you kept.'
        }
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('code')}
      />
      <Button
        type="submit"
        look={hasApp ? 'primary' : 'outline'}
        className="w-full"
        disabled={byCode.isPending}
      >
        {byCode.isPending ? 'Signing in...' : 'Continue'}
      </Button>
    </form>
  );
}
