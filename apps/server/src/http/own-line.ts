import type { Connection, ConversationKind, StartConversationInput } from '@rightseat/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { ExamServices } from '#realtime/exam-services.ts';

interface OwnLineInput {
  kind: ConversationKind;
  conversationId: string;
  /** The single-use token of this conversation, or of this resumption. */
  token: string;
  /** What the browser would rather have; WebRTC where there is any and nothing was said. */
  transport: StartConversationInput['transport'];
}

/** The way into a conversation with our own engine: by room where rooms are configured, by socket otherwise. */
export async function ownLine(
  { context, rooms }: ExamServices,
  request: FastifyRequest,
  { kind, conversationId, token, transport }: OwnLineInput,
): Promise<Connection> {
  const url = signedUrl(request, context.config, kind, token);
  if (!rooms || transport === 'websocket') return { type: 'websocket', signedUrl: url };
  const line = await rooms.open({ conversationId, token, address: request.ip });
  return { type: 'webrtc', ...line, fallbackUrl: url };
}

/** Embedded, the page may be open under any name of this machine: the socket goes where the page came from. */
function signedUrl(request: FastifyRequest, config: Config, agentId: string, token: string): string {
  const base = new URL(config.publicUrl);
  base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  if (config.environment !== 'production' && request.headers.host) base.host = request.headers.host;
  base.pathname = '/v1/convai/conversation';
  base.search = new URLSearchParams({ agent_id: agentId, token }).toString();
  return base.href;
}
