import type { KeptVoiceOutput } from '@rightseat/contract';
import { eq, sql } from 'drizzle-orm';
import { conversations, voiceRecordings } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { keptOf } from './kept-of.ts';

/** What is kept of an account's voice, over all its exams. */
export async function countRecordings(ctx: DomainContext, userId: string): Promise<KeptVoiceOutput> {
  const [kept] = await ctx.db
    .select({
      recordings: sql<number>`count(*)::int`,
      exams: sql<number>`count(distinct ${voiceRecordings.conversationId})::int`,
      bytes: sql<number>`coalesce(sum(length(${voiceRecordings.wav})), 0)::int`,
    })
    .from(voiceRecordings)
    .innerJoin(conversations, eq(conversations.id, voiceRecordings.conversationId))
    .where(keptOf(ctx, { userId }));
  return kept ?? { recordings: 0, exams: 0, bytes: 0 };
}
