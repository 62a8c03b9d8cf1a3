import type { Connection } from '@rightseat/contract';
import type { DomainContext } from '#domain/context.ts';
import { type ConversationKey, KEY_FIELD, signConversationKey } from './conversation-key.ts';

interface InitiateInput {
  key: ConversationKey;
  /** The examiner's first words in this call. */
  opening: string;
  userId: string | null;
}

/** What the browser passes on with its first message, so that the provider finds back to this exam. */
export function initiate(
  ctx: DomainContext,
  { key, opening, userId }: InitiateInput,
): NonNullable<Connection['initiation']> {
  return {
    // The agent's first message is this variable and nothing else.
    dynamicVariables: { examiner_opening: opening },
    customLlmExtraBody: { [KEY_FIELD]: signConversationKey(ctx.config.sessionSecret, key) },
    ...(userId === null ? {} : { userId }),
  };
}
