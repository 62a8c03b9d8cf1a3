import { type SecondFactorInput, UserOutput } from '@rightseat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { meOf, meQueryOptions } from './get-me.ts';

function finishLogin(input: SecondFactorInput): Promise<UserOutput> {
  return callApi('/api/auth/second-factor', { method: 'POST', body: input, output: UserOutput });
}

/** The second step of the login that handed out this token. */
export function useFinishLogin<Answer>(
  token: string,
  answerOf: (given: Answer) => Promise<SecondFactorInput['answer']>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Answer) => finishLogin({ token, answer: await answerOf(given) }),
    onSuccess: (output) => cache.setQueryData(meQueryOptions.queryKey, meOf(output)),
  });
}
