import { MessageOutput, PasskeyOptionsOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';
import { makePasskey } from '#lib/passkey.ts';

/** Asks the server what to make, the browser to make it, and the server to keep it. */
export async function addPasskey(input: { password: string; name: string }): Promise<MessageOutput> {
  const { token, options } = await callApi('/api/account/passkeys/options', {
    method: 'POST',
    body: { password: input.password },
    output: PasskeyOptionsOutput,
  });
  const credential = await makePasskey(options);
  const body = { token, name: input.name, credential };
  return callApi('/api/account/passkeys', { method: 'POST', body, output: MessageOutput });
}
