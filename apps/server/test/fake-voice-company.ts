import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const VOICE_KEY = 'xi_test_key_0123456789';
export const VOICE_WEBHOOK_SECRET = 'wsec_test_0123456789';

type Behaviour = number | 'answers' | 'hangs' | 'babbles';

/** The far side of the wire: ElevenLabs' HTTP API as far as our server calls it, with its bad days. */
export async function startFakeVoiceCompany() {
  const seen: { url: URL; key: string | undefined }[] = [];
  const calls = new Map<string, object>();
  let behaviour: Behaviour = 'answers';
  let count = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://voice.test');
    seen.push({ url, key: request.headers['xi-api-key'] as string | undefined });
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (behaviour === 'hangs') return;
    if (behaviour === 'babbles')
      return void answer(200, { signed_url: 'https://no.socket.example', toke: 1 });
    if (typeof behaviour === 'number') return void answer(behaviour, { detail: { status: 'no' } });
    if (request.headers['xi-api-key'] !== VOICE_KEY) return void answer(401, { detail: 'unauthorized' });
    count += 1;
    if (url.pathname === '/v1/convai/conversation/get-signed-url') {
      answer(200, {
        signed_url: `wss://voice.test/v1/convai/conversation?agent_id=x&conversation_signature=${count}`,
        conversation_id: `conv_voice_${count}`,
      });
    } else if (url.pathname === '/v1/convai/conversation/token') {
      answer(200, { token: `token_${count}` });
    } else {
      const call = calls.get(url.pathname.split('/').at(-1) ?? '');
      answer(call ? 200 : 404, call ?? { detail: 'not found' });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    calls,
    behave(next: Behaviour) {
      behaviour = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The header as the vendor's webhooks carry it. */
export function signWebhook(body: string, at: Date, secret = VOICE_WEBHOOK_SECRET): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return `t=${timestamp},v0=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
