import type { Passkey } from '@rightseat/contract';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { formatDateTime } from '#lib/format-date.ts';
import { hasPasskeys } from '#lib/passkey.ts';
import { removePasskey } from '../api/change-passkey.ts';
import { useSecurity } from '../api/get-security.ts';
import { useSecurityChange } from '../api/use-security-change.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** @param onChanged a second step that is required can go with the last passkey */
export function PasskeyList({ onChanged }: { onChanged: () => void }) {
  const security = useSecurity();
  return (
    <div className="min-h-40 space-y-4">
      <p className="text-quiet">
        Sign in with your fingerprint, face or PIN instead of the password. A passkey cannot be guessed, and
        works on no other site.
      </p>
      {security.isPending && <p role="status">Loading...</p>}
      {security.isError && <p>The list could not be read. Please load the page again.</p>}
      <ul className="divide-y divide-line">
        {security.data?.passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onChanged={onChanged} />
        ))}
      </ul>
      {hasPasskeys() ? (
        <AddPasskey onChanged={onChanged} />
      ) : (
        <p className="text-sm text-quiet">This browser has no passkeys for this page.</p>
      )}
    </div>
  );
}

function PasskeyItem({ passkey, onChanged }: { passkey: Passkey; onChanged: () => void }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const removal = useSecurityChange(
    ({ password }: { password: string }) => removePasskey(passkey.id, password),
    onChanged,
  );
  const close = () => setOpen(null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-bold wrap-anywhere">{passkey.name}</p>
        <p className="mt-1 text-sm text-quiet">
          added {formatDateTime(passkey.createdAt)} ·{' '}
          {passkey.lastUsedAt ? `last used ${formatDateTime(passkey.lastUsedAt)}` : 'not used yet'}
          {passkey.backedUp && ' · on all your devices'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button look="outline" onClick={() => setOpen('rename')} aria-label={`Rename ${passkey.name}`}>
          Rename
        </Button>
        <Button look="danger" onClick={() => setOpen('remove')} aria-label={`Remove ${passkey.name}`}>
          Remove
        </Button>
      </div>
      {open === 'rename' && <RenamePasskey passkey={passkey} onChanged={onChanged} onClose={close} />}
      {open === 'remove' && (
        <PasswordDialog
          title="Remove this passkey"
          action="Remove passkey"
          look="danger"
          change={removal}
          onDone={close}
          onClose={close}
        >
          {passkey.name} will no longer sign in. Delete it on the device too, or it goes on being offered
          there.
        </PasswordDialog>
      )}
    </li>
  );
}
