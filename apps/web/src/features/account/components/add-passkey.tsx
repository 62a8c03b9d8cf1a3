import { ConfirmedInput, RenamePasskeyInput } from '@rightseat/contract';
import { useState } from 'react';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { OwnPassword } from '#components/password-fields.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { addPasskey } from '../api/add-passkey.ts';
import { useSecurityChange } from '../api/use-security-change.ts';
import { describeDevice } from '../describe-device.ts';

const Input = RenamePasskeyInput.extend(ConfirmedInput.shape);

export function AddPasskey({ onChanged }: { onChanged: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Add a passkey
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Add a passkey">
        <AddForm onChanged={onChanged} onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function AddForm({ onChanged, onAdded }: { onChanged: () => void; onAdded: () => void }) {
  const adding = useSecurityChange(addPasskey, onChanged);
  const { form, field } = useContractForm(Input, adding, { onSuccess: onAdded });
  return (
    <form {...form} className="space-y-4">
      <p>Your browser asks next where to keep it: on this device, on your phone, or on a security key.</p>
      {adding.isError && <Alert>{messageOf(adding.error, 'Request failed')}</Alert>}
      <Field
        label="Name"
        hint="To know it by later."
        defaultValue={describeDevice(navigator.userAgent)}
        required
        {...field('name')}
      />
      <OwnPassword field={field} />
      <Button type="submit" disabled={adding.isPending}>
        {adding.isPending ? 'Waiting for your browser...' : 'Continue'}
      </Button>
    </form>
  );
}
