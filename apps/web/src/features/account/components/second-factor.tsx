import type { ConfirmedInput } from '@rightseat/contract';
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

/** What a change leaves to be shown, once. */
type Shown = { secret: string; uri: string } | { codes: string[] } | null;

const codesOf = ({ recoveryCodes }: { recoveryCodes: string[] }): Shown =>
  recoveryCodes.length > 0 ? { codes: recoveryCodes } : null;

type Change = {
  title: string;
  action: string;
  look?: 'danger';
  /** What it means, before the password is asked for. */
  words: string;
  make: (input: ConfirmedInput) => Promise<Shown>;
};

const changes = {
  app: {
    title: 'Set up an authenticator app',
    action: 'Continue',
    words: 'You need an app that makes six-digit codes, such as the one your phone came with.',
    make: setUpApp,
  },
  passkey: {
    title: 'Require my passkey',
    action: 'Require it',
    words:
      'From then on the password alone does not sign in. You get recovery codes, for the day your device is lost.',
    make: async (input) => codesOf(await requireSecondFactor(input)),
  },
  renew: {
    title: 'New recovery codes',
    action: 'Make new codes',
    words: 'The codes you have now become worthless.',
    make: async (input) => codesOf(await renewRecoveryCodes(input)),
  },
  end: {
    title: 'Turn the second step off',
    action: 'Turn off',
    look: 'danger',
    words:
      'The password alone will sign in, the authenticator app is removed and its recovery codes become worthless. Passkeys stay.',
    make: (input) => endSecondFactor(input).then(() => null),
  },
} satisfies Record<string, Change>;

type Step = keyof typeof changes;

/** @param onChanged an administrator who has set it up is let in everywhere */
export function SecondFactor({ onChanged }: { onChanged: () => void }) {
  const { data } = useSecurity();
  const [step, setStep] = useState<Step | null>(null);
  const [shown, setShown] = useState<Shown>(null);
  const show = (next: Shown) => {
    setStep(null);
    setShown(next);
  };
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
      {step && <StepDialog step={step} onChanged={onChanged} onDone={show} onClose={close} />}
      {shown && 'uri' in shown && (
        <AppSetUp
          secret={shown}
          onChanged={onChanged}
          onDone={(made) => show(codesOf(made))}
          onClose={close}
        />
      )}
      {shown && 'codes' in shown && (
        <Dialog open onOpenChange={close} title="Your recovery codes">
          <RecoveryCodes codes={shown.codes} onDone={close} />
        </Dialog>
      )}
    </div>
  );
}

type StepDialogProps = {
  step: Step;
  onChanged: () => void;
  onDone: (shown: Shown) => void;
  onClose: () => void;
};

function StepDialog({ step, onChanged, onDone, onClose }: StepDialogProps) {
  const { make, words, ...dialog }: Change = changes[step];
  const change = useSecurityChange(make, onChanged);
  return (
    <PasswordDialog {...dialog} change={change} onDone={onDone} onClose={onClose}>
      {words}
    </PasswordDialog>
  );
}
