import type { FastifyRequest } from 'fastify';
import type { DomainContext } from '#domain/context.ts';
import { getConversation } from '#domain/conversation/get-conversation.ts';
import { notFound } from '#domain/errors.ts';
import { findActor } from './actor.ts';
import { ownedDemos } from './demo-cookie.ts';

/** The conversation for its owner: the account, or the browser that began the demo. Throws not_found to anyone else. */
export async function requireOwnConversation(context: DomainContext, request: FastifyRequest, id: string) {
  const found = await getConversation(context, id);
  if (!found) throw notFound();
  const owned =
    found.userId === null
      ? ownedDemos(request, context.config).includes(found.conversation.id)
      : (await findActor(request))?.user.id === found.userId;
  if (!owned) throw notFound();
  return found.conversation;
}
