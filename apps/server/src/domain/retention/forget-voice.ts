import { retentionDays } from '@rightseat/contract';
import { lt } from 'drizzle-orm';
import { voiceRecordings } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAgo } from '#domain/days.ts';

/** Deletes what pilots wanted to hear again, once they have had time for it. */
export async function forgetVoice(ctx: DomainContext): Promise<void> {
  await ctx.db
    .delete(voiceRecordings)
    .where(lt(voiceRecordings.createdAt, daysAgo(ctx, retentionDays.voice)));
}
