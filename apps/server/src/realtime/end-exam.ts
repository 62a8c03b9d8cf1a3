import { type EndConversationInput, endConversation } from '#domain/conversation/end-conversation.ts';
import { getConversation } from '#domain/conversation/get-conversation.ts';
import { keepProse } from '#domain/conversation/keep-prose.ts';
import type { ExamServices } from './exam-services.ts';

type Ending = Pick<ExamServices, 'context' | 'content' | 'adviser'>;

/** Ends it with its debrief. What a language model says of that comes behind, and the debrief is whole without it. */
export async function endExam(services: Ending, input: EndConversationInput): Promise<void> {
  const { context, content } = services;
  if (await endConversation(context, content, input)) tellFurther(services, input.conversationId);
}

/** Nobody waits for it. */
export function tellFurther(services: Ending, conversationId: string): void {
  wordDebrief(services, conversationId).catch((error) =>
    services.context.log.warn({ err: error, conversationId }, 'a debrief could not be worded'),
  );
}

async function wordDebrief({ context, content, adviser }: Ending, conversationId: string): Promise<void> {
  if (!adviser) return;
  const debrief = (await getConversation(context, content, conversationId))?.conversation.debrief;
  const prose = debrief && (await adviser.wordDebrief(debrief));
  if (prose) await keepProse(context, { conversationId, prose });
}
