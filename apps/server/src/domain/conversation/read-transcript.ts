import type { TranscriptEntry } from '@rightseat/contract';
import { asc, eq } from 'drizzle-orm';
import { turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** What was said, in order. The caller decides whether this reader may see it. */
export async function readTranscript(ctx: DomainContext, conversationId: string): Promise<TranscriptEntry[]> {
  return ctx.db
    .select({ role: turns.role, text: turns.text, atMs: turns.startedAtMs, interrupted: turns.interrupted })
    .from(turns)
    .where(eq(turns.conversationId, conversationId))
    .orderBy(asc(turns.position));
}
