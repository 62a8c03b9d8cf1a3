import { MessageOutput, SetWeeklyMailInput } from '@rightseat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

/** Switches the weekly mail on or off. */
export function useSetWeeklyMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) =>
      callApi('/api/progress/weekly-mail', {
        method: 'POST',
        body: { wanted },
        output: SetWeeklyMailInput,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['progress'] }),
  });
}

/** By the link of a mail: nobody has to be signed in. */
export function stopWeeklyMail(token: string): Promise<MessageOutput> {
  return callApi(`/api/mail/stop?${new URLSearchParams({ token })}`, {
    method: 'POST',
    output: MessageOutput,
  });
}
