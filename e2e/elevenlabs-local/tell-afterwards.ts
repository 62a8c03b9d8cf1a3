import { createHmac } from 'node:crypto';
import { type LocalCall, presentCall } from './local-call.ts';

/** The post-call webhook, signed as the vendor does. Nobody there to take it is nobody's fault: calls can be looked up. */
export async function tellAfterwards(call: LocalCall, url: string, secret: string): Promise<void> {
  const body = JSON.stringify({ type: 'post_call_transcription', data: presentCall(call) });
  const timestamp = Math.floor(Date.now() / 1000);
  const v0 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'elevenlabs-signature': `t=${timestamp},v0=${v0}` };
  await fetch(`${url}/api/elevenlabs/webhook`, { method: 'POST', headers, body }).catch(() => {});
}
