import type { ConversationKind } from '@rightseat/contract';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { full } from '#domain/errors.ts';
import type { ExamServices } from './exam-services.ts';

/** A demo takes five minutes: with two dozen of them a place comes free about this often, and some more for luck. */
const COME_BACK_SECONDS = 60;

/**
 * Throws full where one more conversation would make all of them wait. Demos stop first, so that a pilot who paid finds
 * a place. One that was begun goes on whatever the number: nobody is cut off in mid-exam.
 */
export function requirePlace(
  { live, context }: Pick<ExamServices, 'live' | 'context'>,
  kind: ConversationKind,
): void {
  const { conversations, demos } = context.config.capacity;
  if (live.count() < (kind === 'demo' ? demos : conversations)) return;
  context.log.warn({ kind, live: live.count() }, 'no place for another conversation');
  throw full(
    'Every examiner is with a pilot right now. Please try again in a minute; nothing was counted.',
    COME_BACK_SECONDS,
  );
}

/** Asked again when the line opens: many may have been handed out at once. A resumption always has its place. */
export const forAnybody =
  (services: Pick<ExamServices, 'live' | 'context'>) =>
  ({ kind, connection }: ClaimedConversation): void => {
    if (connection === 0) requirePlace(services, kind);
  };
