import { useState } from 'react';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import {
  endSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  setUpApp,
} from '../api/change-second-factor.ts';
import { useSecurity } from '../api/get-security.ts';
import { useSecurityChange } from '../api/use-security-change.ts';
import { AppSetUp } from './app-set-up.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step = 'app' | 'passkey' | 'end' | 'renew' | null;
type Shown = { secret: string; uri: string } | { codes: string[] } | null;

/** @param onChanged an administrator who has set it up is let in everywhere */
export function SecondFactor({ onChanged }: { onChanged: () => void }) {
  const { data } = useSecurity();
  const [step, setStep] = useState<Step>(null);
  const [shown, setShown] = useState<Shown>(null);
  const app = useSecurityChange(setUpApp, onChanged);
  const requiring = useSecurityChange(requireSecondFactor, onChanged);
  const ending = useSecurityChange(endSecondFactor, onChanged);
  const renewing = useSecurityChange(renewRecoveryCodes, onChanged);
  const show = (next: Shown) => {
    setStep(null);
    setShown(next);
  };
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) =>
    show(recoveryCodes.length > 0 ? { codes: recoveryCodes } : null);
  const close = () => show(null);
  return (
    <div className="min-h-40 space-y-4">
      <p className="text-quiet">
        After the password, something that only you have: a code from an authenticator app, or a passkey.
      </p>
      {data && (
        <>
          <p>
            {data.secondFactor ? <Badge tone="active">On</Badge> : <Badge>Off</Badge>}
            {data.secondFactor && ` ${data.recoveryCodesLeft} recovery codes left`}
          </p>
          <div className="flex flex-wrap gap-2">
            {!data.hasApp && (
              <Button look="outline" onClick={() => setStep('app')}>
                Set up an authenticator app
              </Button>
            )}
            {!data.secondFactor && data.passkeys.length > 0 && (
              <Button look="outline" onClick={() => setStep('passkey')}>
                Require my passkey
              </Button>
            )}
            {data.secondFactor && (
              <>
                <Button look="outline" onClick={() => setStep('renew')}>
                  New recovery codes
                </Button>
                <Button look="danger" onClick={() => setStep('end')}>
                  Turn off
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {step === 'app' && (
        <PasswordDialog
          title="Set up an authenticator app"
          action="Continue"
          change={app}
          onDone={show}
          onClose={close}
        >
          You need an app that makes six-digit codes, such as the one your phone came with.
        </PasswordDialog>
      )}
      {step === 'passkey' && (
        <PasswordDialog
          title="Require my passkey"
          action="Require it"
          change={requiring}
          onDone={showCodes}
          onClose={close}
        >
          From then on the password alone does not sign in. You get recovery codes, for the day your device is
          lost.
        </PasswordDialog>
      )}
      {step === 'renew' && (
        <PasswordDialog
          title="New recovery codes"
          action="Make new codes"
          change={renewing}
          onDone={showCodes}
          onClose={close}
        >
          The codes you have now become worthless.
        </PasswordDialog>
      )}
      {step === 'end' && (
        <PasswordDialog
          title="Turn the second step off"
          action="Turn off"
          look="danger"
          change={ending}
          onDone={close}
          onClose={close}
        >
          The password alone will sign in, the authenticator app is removed and its recovery codes become
          worthless. Passkeys stay.
        </PasswordDialog>
      )}
      {shown && 'uri' in shown && (
        <AppSetUp secret={shown} onChanged={onChanged} onDone={showCodes} onClose={close} />
      )}
      {shown && 'codes' in shown && (
        <Dialog open onOpenChange={close} title="Your recovery codes">
          <RecoveryCodes codes={shown.codes} onDone={close} />
        </Dialog>
      )}
    </div>
  );
}
