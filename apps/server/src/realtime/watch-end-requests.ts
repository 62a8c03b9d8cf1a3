import { inArray } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { ExamServices } from './exam-services.ts';

/** An admin who revokes access, or the same pilot elsewhere, is obeyed within about this time. */
const LOOK_EVERY_MS = 2_000;

const REVOKED = { code: 1000, reason: 'access was ended' };

/** From outside, on another node: its debrief is written. */
const ENDED = { code: 1000, reason: 'ended elsewhere' };

/** Ends the conversations of this node whose end was asked for on any node. Returns its stop. */
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
    for (const { id, status, connection, endRequestedAt } of asked) {
      const held = live.get(id);
      if (endRequestedAt !== null) held?.conversation.end('error', REVOKED);
      else if (status === 'ended') held?.conversation.end('pilot', ENDED);
      // Resumed on another node before this one noticed that its socket is dead.
      else if (held && held.connection < connection) void live.release(id);
    }
  }
  const timer = setInterval(() => {
    look().catch((error) => context.log.warn({ err: error }, 'end requests could not be read'));
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
