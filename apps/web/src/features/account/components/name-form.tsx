import { zodResolver } from '@hookform/resolvers/zod';
import { UpdateAccountInput, type User } from '@rightseat/contract';
import { useForm } from 'react-hook-form';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { messageOf } from '#lib/api-error.ts';
import { fieldMessage } from '#lib/field-message.ts';
import { useUpdateAccount } from '../api/update-account.ts';

export function NameForm({ user, onUpdated }: { user: User; onUpdated: (user: User) => void }) {
  const update = useUpdateAccount(onUpdated);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(UpdateAccountInput),
    defaultValues: { name: user.name },
  });
  return (
    <form noValidate onSubmit={handleSubmit((input) => update.mutate(input))} className="space-y-4">
      <div onInput={() => !update.isPending && update.reset()} className="space-y-4">
        {update.isError && <Alert>{messageOf(update.error, 'Request failed')}</Alert>}
        {update.isSuccess && <Alert tone="active">Your name is changed.</Alert>}
        <Field
          label="Full name"
          autoComplete="name"
          required
          error={formState.errors.name?.message ?? fieldMessage(update.error, 'name')}
          {...register('name')}
        />
      </div>
      <Button type="submit" look="outline" disabled={update.isPending}>
        Save name
      </Button>
    </form>
  );
}
