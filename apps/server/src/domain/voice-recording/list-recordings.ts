import { lineName, retentionDays, type VoiceRecording } from '@rightseat/contract';
import { and, asc, eq } from 'drizzle-orm';
import { conversations, turns, voiceRecordings } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAfter } from '#domain/days.ts';
import { keptOf } from './kept-of.ts';

/** The sound that is kept of an exam, in the order it was said; none of an exam that is not this user's. */
export async function listRecordings(
  ctx: DomainContext,
  userId: string,
  conversationId: string,
): Promise<VoiceRecording[]> {
  const rows = await ctx.db
    .select({
      turn: voiceRecordings.position,
      text: turns.text,
      atMs: turns.startedAtMs,
      durationMs: voiceRecordings.durationMs,
      peaks: voiceRecordings.peaks,
      verdicts: turns.verdicts,
      createdAt: voiceRecordings.createdAt,
    })
    .from(voiceRecordings)
    .innerJoin(
      turns,
      and(
        eq(turns.conversationId, voiceRecordings.conversationId),
        eq(turns.position, voiceRecordings.position),
      ),
    )
    .innerJoin(conversations, eq(conversations.id, voiceRecordings.conversationId))
    .where(keptOf(ctx, { userId, conversationId }))
    .orderBy(asc(voiceRecordings.position));
  return rows.map(({ verdicts, createdAt, ...row }) => ({
    ...row,
    questionIds: [...new Set(verdicts?.map(({ questionId, followUp }) => lineName(questionId, followUp)))],
    keptUntil: daysAfter(createdAt, retentionDays.voice).toISOString(),
  }));
}
