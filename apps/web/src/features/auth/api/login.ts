import { type LoginInput, SecondFactorOutput, UserOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '#lib/api-client.ts';
import { useWelcome } from './use-welcome.ts';

const LoginOutput = z.union([UserOutput, SecondFactorOutput]);
type LoginOutput = z.infer<typeof LoginOutput>;

function login(input: LoginInput): Promise<LoginOutput> {
  return callApi('/api/auth/login', { method: 'POST', body: input, output: LoginOutput });
}

/** Login sets the user, unless a second step is asked for; the screen that shows then follows from that. */
export function useLogin() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: login,
    onSuccess: (output) => {
      if ('user' in output) welcome(output);
    },
  });
}
