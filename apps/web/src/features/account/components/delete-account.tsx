import { DeleteAccountInput } from '@rightseat/contract';
import { useState } from 'react';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { OwnPassword } from '#components/password-fields.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useDeleteAccount } from '../api/delete-account.ts';

/** Asks for the password again: a forgotten open browser must not be enough. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete my account">
        <DeleteForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const deletion = useDeleteAccount();
  const { form, field } = useContractForm(DeleteAccountInput, deletion);
  return (
    <form {...form} className="space-y-4">
      <p>
        Your name, e-mail, sessions, transcripts, debriefs and recordings are deleted at once, and any access
        you paid for ends. Records of payments that the law makes us keep stay without your name. This cannot
        be undone.
      </p>
      {deletion.isError && <Alert>{messageOf(deletion.error, 'Request failed')}</Alert>}
      <OwnPassword field={field} />
      <div className="grid gap-3 sm:flex sm:justify-end">
        <Button look="outline" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" look="danger" disabled={deletion.isPending || deletion.isSuccess}>
          Delete for ever
        </Button>
      </div>
    </form>
  );
}
