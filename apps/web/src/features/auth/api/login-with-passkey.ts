import { PasskeyOptionsOutput, UserOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { showPasskey } from '#lib/passkey.ts';
import { useWelcome } from './use-welcome.ts';

async function loginWithPasskey(): Promise<UserOutput> {
  const { token, options } = await callApi('/api/auth/passkey/options', {
    method: 'POST',
    output: PasskeyOptionsOutput,
  });
  const credential = await showPasskey(options);
  return callApi('/api/auth/passkey', { method: 'POST', body: { token, credential }, output: UserOutput });
}

/** The browser asks which of the passkeys it has for us. */
export function useLoginWithPasskey() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: loginWithPasskey,
    onSuccess: welcome,
  });
}
