import { ConversationKind, ExamChoice } from '@rightseat/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ClaimedConversation, claimConversation } from '#domain/conversation/claim-conversation.ts';
import { detachConversation } from '#domain/conversation/detach-conversation.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { openConversation } from '#domain/conversation/open-conversation.ts';
import { forbidden, invalidInput, notFound } from '#domain/errors.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { signedUrl } from '#realtime/own-line.ts';
import { forAnybody, requirePlace } from '#realtime/require-place.ts';
import { startExamConversation } from '#realtime/start-exam-conversation.ts';
import { websocketTransport } from '#realtime/websocket-transport.ts';
import { findActor } from './actor.ts';
import { ownedDemos, rememberDemo } from './demo-cookie.ts';
import { isOwnOrigin } from './security.ts';

const Query = z.object({ agent_id: ConversationKind, token: z.string().max(100).optional() });

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
        // Nothing is claimed for a request that no socket comes of.
        if (!request.ws) return;
        if (!opensWebSocket(request)) throw invalidInput('This is no WebSocket handshake.');
        const { token } = query.data;
        const claimed = await claimConversation(
          services.context,
          token ?? (await openForAgent(services, query.data.agent_id, request)).token,
          request.ip,
          { requireClaimable: token ? await forCaller(services, request) : forAnybody(services) },
        );
        if (!claimed)
          throw forbidden('This link was used already or is older than a minute. Please start again.');
        if (request.raw.socket.destroyed) await giveBack(services, claimed);
        else claims.set(request, claimed);
      },
    },
    (socket, request) => {
      const claimed = claims.get(request);
      if (!claimed) return socket.close(1008, 'No conversation');
      startExamConversation(services, claimed, websocketTransport(socket));
    },
  );

  app.get('/v1/convai/conversation/token', { schema: { hide: true } }, async (request, reply) => {
    if (!services.rooms) {
      return reply.status(404).send({ detail: { status: 'webrtc_not_configured', message: NO_WEBRTC } });
    }
    const { conversationId, token } = await openFor(request, reply);
    const line = await services.rooms.open({ conversationId, token, address: request.ip });
    // The SDK reads the token alone; it must be told where by its option `livekitUrl`.
    return { token: line.conversationToken, livekit_url: line.livekitUrl, conversation_id: conversationId };
  });

  // How the vendor's server SDKs, told that an agent wants authentication, come to a socket without its cookie.
  app.get('/v1/convai/conversation/get-signed-url', { schema: { hide: true } }, async (request, reply) => {
    const { kind, conversationId, token } = await openFor(request, reply);
    const caller = { address: request.ip, host: request.headers.host };
    return {
      signed_url: signedUrl(services.context.config, caller, kind, token),
      conversation_id: conversationId,
    };
  });

  /** A conversation for who asks by the agent's id, with his cookie. */
  async function openFor(request: FastifyRequest, reply: FastifyReply) {
    const { config } = services.context;
    if (!isOwnOrigin(request, config)) throw forbidden('This request came from another site.');
    const query = Query.safeParse(request.query);
    if (!query.success) throw notFound('Unknown agent.');
    const kind = query.data.agent_id;
    const opened = await openForAgent(services, kind, request);
    if (kind === 'demo') rememberDemo(request, reply, config, opened.conversationId);
    return { kind, ...opened };
  }
}

/** What the WebSocket server will ask of it: refused there, a claimed conversation would be left live. */
function opensWebSocket({ headers }: FastifyRequest): boolean {
  return (
    headers.upgrade?.toLowerCase() === 'websocket' &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '') &&
    /^(?:8|13)$/.test(String(headers['sec-websocket-version']))
  );
}

/**
 * A link that was passed on opens nothing in a browser that is somebody else's. One without any cookie of ours is a
 * program, or a browser that keeps none, and the link is all there is.
 */
async function forCaller(services: ExamServices, request: FastifyRequest) {
  const actor = await findActor(request);
  const demos = ownedDemos(request, services.context.config);
  return (claimed: ClaimedConversation): void => {
    forAnybody(services)(claimed);
    const { id, kind, userId } = claimed;
    const isAnothers = kind === 'coach' ? actor && actor.user.id !== userId : demos[0] && !demos.includes(id);
    if (isAnothers) throw forbidden('This link was made for another browser. Please start again.');
  };
}

/** The caller hung up while it was claimed: no socket will ever end it. */
async function giveBack({ context, content }: ExamServices, claimed: ClaimedConversation): Promise<void> {
  const { id: conversationId, kind, connection, secondsUsed } = claimed;
  const held = { conversationId, connection, secondsUsed };
  if (kind === 'coach') return detachConversation(context, content, held);
  await endConversation(context, content, { ...held, reason: 'never-started' });
}

/** The SDK by agent id alone: the same questions as POST /api/conversations asks. */
async function openForAgent(services: ExamServices, kind: ConversationKind, request: FastifyRequest) {
  const { context, content } = services;
  requirePlace(services, kind);
  const actor = kind === 'coach' ? await findActor(request) : null;
  return openConversation(context, content, {
    kind,
    choice: ExamChoice.parse({}),
    userId: actor?.user.id ?? null,
    address: request.ip,
  });
}
