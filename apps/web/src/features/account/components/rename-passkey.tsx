import { type Passkey, RenamePasskeyInput } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { renamePasskey } from '../api/change-passkey.ts';
import { useSecurityChange } from '../api/use-security-change.ts';

type RenamePasskeyProps = { passkey: Passkey; onChanged: () => void; onClose: () => void };

export function RenamePasskey({ passkey, onChanged, onClose }: RenamePasskeyProps) {
  const renaming = useSecurityChange(
    ({ name }: RenamePasskeyInput) => renamePasskey(passkey.id, name),
    onChanged,
  );
  const { form, field } = useContractForm(RenamePasskeyInput, renaming, { onSuccess: onClose });
  return (
    <Dialog open onOpenChange={onClose} title="Rename this passkey">
      <form {...form} className="space-y-4">
        {renaming.isError && <Alert>{messageOf(renaming.error, 'Request failed')}</Alert>}
        <Field label="Name" defaultValue={passkey.name} required {...field('name')} />
        <Button type="submit" disabled={renaming.isPending}>
          Save name
        </Button>
      </form>
    </Dialog>
  );
}
