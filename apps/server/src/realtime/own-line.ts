import type { Connection, ConversationKind, StartConversationInput } from '@rightseat/contract';
import type { Config } from '#config.ts';
import { openConversation } from '#domain/conversation/open-conversation.ts';
import { pauseConversation } from '#domain/conversation/pause-conversation.ts';
import { resumeConversation } from '#domain/conversation/resume-conversation.ts';
import { endExam } from './end-exam.ts';
import type { ExamServices } from './exam-services.ts';
import type { Caller, Line } from './line.ts';
import { requirePlace } from './require-place.ts';

/** Our own engine, by room where rooms are configured, by socket otherwise. */
export function createOwnLine(services: ExamServices): Line {
  const { context, content, live } = services;
  return {
    async open({ kind, choice, userId, caller, transport, keepsVoice }) {
      requirePlace(services, kind);
      const asked = { kind, choice, userId, address: caller.address, keepsVoice };
      const { token, ...opened } = await openConversation(context, content, asked);
      const { conversationId } = opened;
      return {
        ...opened,
        connection: await connect(services, caller, { kind, conversationId, token, transport }),
      };
    },
    async resume({ conversationId, userId, caller, transport }) {
      // Its socket may only look open.
      await live.release(conversationId);
      const { token, ...resumed } = await resumeConversation(context, { conversationId, userId });
      const connection = await connect(services, caller, { kind: 'coach', conversationId, token, transport });
      return { conversationId, ...resumed, connection };
    },
    async pause(asked) {
      await live.release(asked.conversationId);
      await pauseConversation(context, asked);
    },
    async end(conversationId) {
      await live.release(conversationId);
      await endExam(services, { conversationId, reason: 'pilot' });
    },
  };
}

interface Way {
  kind: ConversationKind;
  conversationId: string;
  /** The single-use token of this conversation, or of this resumption. */
  token: string;
  transport: StartConversationInput['transport'];
}

async function connect(
  { context, rooms }: ExamServices,
  caller: Caller,
  { kind, conversationId, token, transport }: Way,
): Promise<Connection> {
  const url = signedUrl(context.config, caller, kind, token);
  if (!rooms || transport === 'websocket') return { type: 'websocket', signedUrl: url };
  const line = await rooms.open({ conversationId, token, address: caller.address });
  return { type: 'webrtc', ...line, fallbackUrl: url };
}

/** Embedded, the page may be open under any name of this machine: the socket goes where the page came from. */
export function signedUrl(config: Config, { host }: Caller, agentId: string, token: string): string {
  const base = new URL(config.publicUrl);
  base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  if (config.environment !== 'production' && host) base.host = host;
  base.pathname = '/v1/convai/conversation';
  base.search = new URLSearchParams({ agent_id: agentId, token }).toString();
  return base.href;
}
