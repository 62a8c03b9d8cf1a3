import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { openCallLine } from './call-line.ts';
import { holdCall } from './hold-call.ts';
import { type LocalCall, presentCall } from './local-call.ts';
import { tellAfterwards } from './tell-afterwards.ts';

interface Options {
  apiKey: string;
  /** Where the agents' custom model is. Known only after our server has started: it needs this one's address first. */
  modelUrl: () => string;
  /** Signs the message after a call, which goes there too. */
  webhookSecret: string;
  /** The agents' limit. */
  maxSeconds?: number;
}

/**
 * A small ElevenLabs for the stories: signed URLs, the conversation socket, the look at a call and the message after it, written
 * from the vendor's published API. It has no voice: calls are typed.
 */
export async function startElevenLabsLocal({ apiKey, modelUrl, webhookSecret, maxSeconds = 1860 }: Options) {
  const calls = new Map<string, LocalCall>();
  const unused = new Set<string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers['xi-api-key'] !== apiKey) {
      return answer(401, { detail: { status: 'invalid_api_key', message: 'Invalid API key' } });
    }
    if (url.pathname === '/v1/convai/conversation/get-signed-url') {
      const agentId = url.searchParams.get('agent_id') ?? '';
      const id = `conv_${randomUUID()}`;
      calls.set(id, { id, startedAt: Date.now(), status: 'initiated', transcript: [], initiation: null });
      unused.add(id);
      const query = new URLSearchParams({ agent_id: agentId, conversation_signature: id });
      const signed_url = `${socketUrl()}/v1/convai/conversation?${query}`;
      return answer(200, { signed_url, conversation_id: id });
    }
    const call = calls.get(url.pathname.replace('/v1/convai/conversations/', ''));
    if (!call) return answer(404, { detail: { status: 'not_found', message: 'Not found' } });
    answer(200, presentCall(call));
  });
  const sockets = new WebSocketServer({
    server,
    path: '/v1/convai/conversation',
    handleProtocols: (offered) => (offered.has('convai') ? 'convai' : false),
  });
  sockets.on('connection', (socket, request) => {
    const id = new URL(request.url ?? '/', 'http://local').searchParams.get('conversation_signature') ?? '';
    const call = calls.get(id);
    // A signature with a conversation in it opens that conversation once.
    if (!call || !unused.delete(id)) return socket.close(3000, 'The signed URL is not valid');
    const line = openCallLine(socket);
    holdCall(line, call, { modelUrl: modelUrl(), maxSeconds });
    line.onClose(() => void tellAfterwards(call, modelUrl(), webhookSecret));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socketUrl = () => `ws://127.0.0.1:${port}`;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
}
