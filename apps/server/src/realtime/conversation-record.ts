import type { ExamState } from '@rightseat/examiner';
import type { RecordedTurn } from '@rightseat/voice';
import type { DomainContext } from '#domain/context.ts';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { type StoredTurn, storeExamState, storeTurn } from '#domain/conversation/store-turn.ts';

/**
 * Turn by turn into the database, in order, without making the conversation wait. A write that fails is
 * written again with the next one and at the end, so a moment without the database loses nothing.
 */
export function createConversationRecord(
  ctx: DomainContext,
  {
    id: conversationId,
    connection,
    turnsStored,
  }: Pick<ClaimedConversation, 'id' | 'connection' | 'turnsStored'>,
) {
  const held = { conversationId, connection };
  const turns: StoredTurn[] = [];
  const unwritten = new Set<StoredTurn>();
  let state: ExamState | null = null;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    for (const turn of [...unwritten]) {
      await storeTurn(ctx, held, { ...turn });
      unwritten.delete(turn);
    }
    if (state) {
      const written = state;
      await storeExamState(ctx, held, written);
      if (state === written) state = null;
    }
  }

  function schedule(): void {
    writing = writing.then(write).catch((error) => {
      ctx.log.warn({ err: error, conversationId }, 'a turn could not be stored yet');
    });
  }

  return {
    addTurn(turn: RecordedTurn): void {
      const { replacesLast, ...heard } = turn;
      const words = {
        ...heard,
        startedAtMs: Math.round(heard.startedAtMs),
        endedAtMs: Math.round(heard.endedAtMs),
      };
      const replaced = replacesLast ? turns.findLast(({ role }) => role === turn.role) : undefined;
      const stored = replaced ?? { position: turnsStored + turns.length, ...words };
      if (replaced) Object.assign(replaced, words);
      else turns.push(stored);
      unwritten.add(stored);
      schedule();
    },
    setState(next: ExamState): void {
      state = next;
      schedule();
    },
    /** Rejects when the last of it cannot be stored. */
    async flush(): Promise<void> {
      await writing;
      await write();
    },
  };
}
