import { ExamChoice } from '@rightseat/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ClaimedConversation, claimConversation } from '#domain/conversation/claim-conversation.ts';
import { createConversation } from '#domain/conversation/create-conversation.ts';
import { requireDemoAllowance } from '#domain/conversation/demo-allowance.ts';
import { forbidden, notFound, notSignedIn } from '#domain/errors.ts';
import { isOwnOrigin } from '#http/security.ts';
import type { ExamServices } from './exam-services.ts';
import { startExamConversation } from './start-exam-conversation.ts';
import { websocketTransport } from './websocket-transport.ts';

const Query = z.object({ agent_id: z.enum(['coach', 'demo']), token: z.string().max(100).optional() });

/** Given by the SDK when no signed URL was: it has no token that would open WebRTC here. */
const NO_WEBRTC =
  'WebRTC is not configured on this server. Connect by WebSocket: connectionType "websocket", or the signed URL of POST /api/conversations.';

/** The voice provider's own paths, so that its SDK works with `origin` set to us. */
export async function conversationSocket(app: FastifyInstance, services: ExamServices): Promise<void> {
  const claims = new WeakMap<object, ClaimedConversation>();

  app.get(
    '/v1/convai/conversation',
    {
      websocket: true,
      schema: { hide: true },
      // Refused before the upgrade, with an HTTP status that says why.
      preValidation: async (request) => {
        if (!isOwnOrigin(request, services.context.config))
          throw forbidden('This request came from another site.');
        const query = Query.safeParse(request.query);
        if (!query.success) throw notFound('Unknown agent.');
        if (!request.headers.upgrade) return;
        const token = query.data.token ?? (await tokenForAgent(services, query.data.agent_id, request.ip));
        const claimed = await claimConversation(services.context, token, request.ip);
        if (!claimed)
          throw forbidden('This link was used already or is older than a minute. Please start again.');
        claims.set(request, claimed);
      },
    },
    (socket, request) => {
      const claimed = claims.get(request);
      if (!claimed) return socket.close(1008, 'No conversation');
      startExamConversation(services, claimed, websocketTransport(socket));
    },
  );

  app.get('/v1/convai/conversation/token', { schema: { hide: true } }, (_request, reply) =>
    reply.status(404).send({ detail: { status: 'webrtc_not_configured', message: NO_WEBRTC } }),
  );
}

/** The SDK by agent id alone: the same questions as POST /api/conversations asks. */
async function tokenForAgent(
  services: ExamServices,
  agentId: 'coach' | 'demo',
  address: string,
): Promise<string> {
  if (agentId === 'coach') throw notSignedIn();
  await requireDemoAllowance(services.context, address);
  const { token } = await createConversation(services.context, services.content, {
    kind: agentId,
    choice: ExamChoice.parse({}),
    userId: null,
    limitSeconds: services.context.config.demo.seconds,
  });
  return token;
}
