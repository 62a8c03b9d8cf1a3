import type { FastifyRequest } from 'fastify';
import { getConversation } from '#domain/conversation/get-conversation.ts';
import { notFound } from '#domain/errors.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { findActor } from './actor.ts';
import { ownedDemos } from './demo-cookie.ts';

/** The conversation for its owner: the account, or the browser that began the demo. Throws not_found to anyone else. */
export async function requireOwnConversation(
  { context, content }: Pick<ExamServices, 'context' | 'content'>,
  request: FastifyRequest,
  id: string,
) {
  const found = await getConversation(context, content, id);
  if (!found) throw notFound();
  const owned =
    found.userId === null
      ? ownedDemos(request, context.config).includes(found.conversation.id)
      : (await findActor(request))?.user.id === found.userId;
  if (!owned) throw notFound();
  return found.conversation;
}
