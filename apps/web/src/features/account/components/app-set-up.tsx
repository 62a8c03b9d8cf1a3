import { type AppSecretOutput, ConfirmAppInput, type RecoveryCodesOutput } from '@rightseat/contract';
import { encode } from 'uqr';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { confirmApp } from '../api/change-second-factor.ts';
import { useSecurityChange } from '../api/use-security-change.ts';

type AppSetUpProps = {
  secret: AppSecretOutput;
  onChanged: () => void;
  onDone: (output: RecoveryCodesOutput) => void;
  onClose: () => void;
};

export function AppSetUp({ secret, onClose, ...form }: AppSetUpProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Set up an authenticator app">
      <CodeForm secret={secret} {...form} />
    </Dialog>
  );
}

function CodeForm({ secret, onChanged, onDone }: Omit<AppSetUpProps, 'onClose'>) {
  const confirming = useSecurityChange(confirmApp, onChanged);
  const { form, field } = useContractForm(ConfirmAppInput, confirming, { onSuccess: onDone });
  return (
    <form {...form} className="space-y-4">
      <p>Scan this with the app, or type the key into it. Then type the code that it shows.</p>
      <QrCode text={secret.uri} />
      <p className="text-sm text-quiet">
        Key: <code className="text-ink wrap-anywhere">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      {confirming.isError && <Alert>{messageOf(confirming.error, 'Request failed')}</Alert>}
      <Field label="Code" inputMode="numeric" autoComplete="one-time-code" required {...field('code')} />
      <Button type="submit" disabled={confirming.isPending}>
        Turn on
      </Button>
    </form>
  );
}

/** Dark on light whatever the page's colours: some cameras read nothing else. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label="The key as a QR code" viewBox={`0 0 ${size} ${size}`} className="size-48">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
