import type { ExamState, Verdict } from '@rightseat/examiner';
import type { RecordedTurn } from '@rightseat/voice';
import type { DomainContext } from '#domain/context.ts';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { type StoredTurn, storeProgress } from '#domain/conversation/store-turn.ts';

/**
 * Turn by turn into the database, in order, without making the conversation wait: the exam together with the turns that
 * it comes of, so that no answer is ever in one and not in the other. A write that fails is written again with the next
 * one and at the end, so a moment without the database loses nothing.
 */
export function createConversationRecord(
  ctx: DomainContext,
  {
    id: conversationId,
    connection,
    turnsStored,
    unheard = [],
  }: Pick<ClaimedConversation, 'id' | 'connection' | 'turnsStored'> &
    Partial<Pick<ClaimedConversation, 'unheard'>>,
) {
  const held = { conversationId, connection };
  const turns: StoredTurn[] = [...unheard];
  let position = turnsStored;
  const unwritten = new Set<StoredTurn>();
  let state: ExamState | null = null;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const told = [...unwritten].map((turn) => ({ turn, written: { ...turn } }));
    const written = state;
    if (!told.length && !written) return;
    await storeProgress(ctx, held, { turns: told.map((one) => one.written), state: written });
    for (const one of told) if (isSame(one.turn, one.written)) unwritten.delete(one.turn);
    if (state === written) state = null;
  }

  function schedule(): void {
    writing = writing.then(write).catch((error) => {
      ctx.log.warn({ err: error, conversationId }, 'a turn could not be stored yet');
    });
  }

  return {
    /** Returns its place in the record. */
    addTurn(turn: RecordedTurn): number {
      const { replacesLast, ...heard } = turn;
      const words = {
        ...heard,
        startedAtMs: Math.round(heard.startedAtMs),
        endedAtMs: Math.round(heard.endedAtMs),
      };
      const replaced = replacesLast ? turns.findLast(({ role }) => role === turn.role) : undefined;
      const stored = replaced ?? { position: position++, ...words };
      if (replaced) Object.assign(replaced, words);
      else turns.push(stored);
      unwritten.add(stored);
      schedule();
      return stored.position;
    },
    /** The exam after an event; with the verdicts on what the pilot said last, where he said something. */
    setState(next: ExamState, verdicts: readonly Verdict[] | null): void {
      state = next;
      const heard = verdicts ? turns.findLast(({ role }) => role === 'pilot') : undefined;
      if (verdicts && heard) unwritten.add(Object.assign(heard, { verdicts }));
      schedule();
    },
    /** Rejects when the last of it cannot be stored. */
    async flush(): Promise<void> {
      await writing;
      await write();
    },
  };
}

function isSame(turn: StoredTurn, written: StoredTurn): boolean {
  return (
    turn.text === written.text &&
    turn.interrupted === written.interrupted &&
    turn.verdicts === written.verdicts
  );
}
