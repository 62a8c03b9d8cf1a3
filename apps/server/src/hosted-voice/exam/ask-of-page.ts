import type { Connection } from '@rightseat/contract';
import type { DomainContext } from '#domain/context.ts';
import { type ConversationKey, KEY_FIELD, signConversationKey } from './conversation-key.ts';

interface AskOfPageInput {
  key: ConversationKey;
  /** The examiner's first words in this call. */
  opening: string;
  userId: string | null;
}

/** What a page must do on this line that it need not do on our own: our server neither holds it nor sees it go down. */
export function askOfPage(
  ctx: DomainContext,
  { key, opening, userId }: AskOfPageInput,
): Pick<Connection, 'initiation' | 'hearsWordsAlone' | 'hangUp'> {
  return {
    // Passed on with its first message, so that the provider finds back to this exam.
    initiation: {
      // The agent's first message is this variable and nothing else.
      dynamicVariables: { examiner_opening: opening },
      customLlmExtraBody: { [KEY_FIELD]: signConversationKey(ctx.config.sessionSecret, key) },
      ...(userId === null ? {} : { userId }),
    },
    hearsWordsAlone: true,
    hangUp: { call: key.call },
  };
}
