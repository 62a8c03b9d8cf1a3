import { ConfirmedInput } from '@rightseat/contract';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { OwnPassword } from '#components/password-fields.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';

type PasswordDialogProps<Output> = {
  title: string;
  action: string;
  look?: 'primary' | 'danger';
  change: UseMutationResult<Output, Error, ConfirmedInput>;
  onDone: (output: Output) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Says what is about to change and asks for the password again: an open browser must not be enough. */
export function PasswordDialog<Output>({ title, onClose, ...form }: PasswordDialogProps<Output>) {
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <PasswordForm {...form} />
    </Dialog>
  );
}

function PasswordForm<Output>({
  action,
  look = 'primary',
  change,
  onDone,
  children,
}: Omit<PasswordDialogProps<Output>, 'title' | 'onClose'>) {
  const { form, field } = useContractForm(ConfirmedInput, change, { onSuccess: onDone });
  return (
    <form {...form} className="space-y-4">
      <p>{children}</p>
      {change.isError && <Alert>{messageOf(change.error, 'Request failed')}</Alert>}
      <OwnPassword field={field} />
      <Button type="submit" look={look} disabled={change.isPending}>
        {action}
      </Button>
    </form>
  );
}
