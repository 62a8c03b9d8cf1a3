import { type SecondFactorInput, UserOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { useWelcome } from './use-welcome.ts';

function finishLogin(input: SecondFactorInput): Promise<UserOutput> {
  return callApi('/api/auth/second-factor', { method: 'POST', body: input, output: UserOutput });
}

/** The second step of the login that handed out this token. */
export function useFinishLogin<Answer>(
  token: string,
  answerOf: (given: Answer) => Promise<SecondFactorInput['answer']>,
) {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: async (given: Answer) => finishLogin({ token, answer: await answerOf(given) }),
    onSuccess: welcome,
  });
}
