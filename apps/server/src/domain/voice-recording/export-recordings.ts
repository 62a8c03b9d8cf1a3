import { asc, eq } from 'drizzle-orm';
import { conversations, voiceRecordings } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { getRecording } from './get-recording.ts';
import { keptOf } from './kept-of.ts';

/** All that is kept of an account's voice, one after the other: together they may be too much to hold. */
export async function* exportRecordings(ctx: DomainContext, userId: string) {
  const kept = await ctx.db
    .select({
      conversationId: voiceRecordings.conversationId,
      turn: voiceRecordings.position,
      durationMs: voiceRecordings.durationMs,
      createdAt: voiceRecordings.createdAt,
    })
    .from(voiceRecordings)
    .innerJoin(conversations, eq(conversations.id, voiceRecordings.conversationId))
    .where(keptOf(ctx, { userId }))
    .orderBy(asc(voiceRecordings.createdAt), asc(voiceRecordings.position));
  for (const one of kept) {
    const wav = await getRecording(ctx, { userId, ...one });
    // Deleted meanwhile.
    if (wav) yield { ...one, wav: Buffer.from(wav).toString('base64') };
  }
}
