import { eq } from 'drizzle-orm';
import { conversations, voiceRecordings } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { keptOf, type Which } from './kept-of.ts';

/** The sound of one turn, for whose exam it is; null to anyone else, and where there is none. */
export async function getRecording(ctx: DomainContext, which: Required<Which>): Promise<Uint8Array | null> {
  const [row] = await ctx.db
    .select({ wav: voiceRecordings.wav })
    .from(voiceRecordings)
    .innerJoin(conversations, eq(conversations.id, voiceRecordings.conversationId))
    .where(keptOf(ctx, which));
  return row?.wav ?? null;
}
