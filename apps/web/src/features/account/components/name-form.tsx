import { UpdateAccountInput, type User } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useContractForm } from '#lib/use-contract-form.ts';
import { useUpdateAccount } from '../api/update-account.ts';

export function NameForm({ user, onUpdated }: { user: User; onUpdated: (user: User) => void }) {
  const update = useUpdateAccount(onUpdated);
  const { form, field } = useContractForm(UpdateAccountInput, update);
  return (
    <form {...form} className="space-y-4">
      {update.isError && <Alert>{messageOf(update.error, 'Request failed')}</Alert>}
      {update.isSuccess && <Alert tone="active">Your name is changed.</Alert>}
      <Field label="Full name" autoComplete="name" required defaultValue={user.name} {...field('name')} />
      <Button type="submit" look="outline" disabled={update.isPending}>
        Save name
      </Button>
    </form>
  );
}
