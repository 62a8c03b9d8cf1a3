import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { FormPage } from '#components/form-page.tsx';
import { stopWeeklyMail } from '#features/progress/api/weekly-mail.ts';
import { messageOf } from '#lib/api-error.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** Asks before it does it: programs that look into mails open every link. */
export function Component() {
  usePageMeta('Stop the weekly mail', 'Ends the weekly mail about your plan. No sign-in needed.');
  const token = useSearchParams()[0].get('token') ?? '';
  const stop = useMutation({ mutationFn: () => stopWeeklyMail(token) });
  if (stop.isSuccess) {
    return (
      <FormPage title="Stop the weekly mail">
        <Alert tone="active">{stop.data.message}</Alert>
        <p className="mt-4 text-quiet">You can switch it on again on your progress page.</p>
      </FormPage>
    );
  }
  return (
    <FormPage title="Stop the weekly mail">
      {token === '' && <Alert>This link is not complete. Please open it from the e-mail again.</Alert>}
      {stop.isError && <Alert>{messageOf(stop.error, 'Request failed')}</Alert>}
      <p className="mt-2">No more mails about your plan. Nothing else changes.</p>
      <Button className="mt-5 w-full" disabled={token === '' || stop.isPending} onClick={() => stop.mutate()}>
        Stop the weekly mail
      </Button>
    </FormPage>
  );
}
