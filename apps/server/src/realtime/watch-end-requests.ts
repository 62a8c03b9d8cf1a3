import { inArray } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { ExamServices } from './exam-services.ts';

/** An admin who revokes access, or the same pilot elsewhere, is obeyed within about this time. */
const LOOK_EVERY_MS = 2_000;

/** From outside, on another node, or with its account. */
const ENDED = { code: 1000, reason: 'ended elsewhere' };

/** Ends the conversations of this node whose end was asked for, or came, on any node. Returns its stop. */
export function watchEndRequests({ context, live }: ExamServices): () => void {
  async function look(): Promise<void> {
    const ids = live.ids();
    if (ids.length === 0) return;
    const asked = await context.db
      .select({
        id: conversations.id,
        status: conversations.status,
        connection: conversations.connection,
        endRequestedAt: conversations.endRequestedAt,
      })
      .from(conversations)
      .where(inArray(conversations.id, ids));
    const rows = new Map(asked.map((row) => [row.id, row]));
    for (const id of ids) {
      const held = live.get(id);
      const row = rows.get(id);
      // Without a row its account is gone, and nothing that is still said can be kept.
      if (!row || row.status === 'ended') held?.conversation.end('pilot', ENDED);
      else if (row.endRequestedAt !== null) held?.conversation.end('access-ended');
      // Resumed on another node before this one noticed that its socket is dead.
      else if (held && held.connection < row.connection) void live.release(id);
    }
  }
  const timer = setInterval(() => {
    look().catch((error) => context.log.warn({ err: error }, 'end requests could not be read'));
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
