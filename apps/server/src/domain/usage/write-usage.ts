import { sql } from 'drizzle-orm';
import { type conversations, usageEntries } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

type Conversation = Pick<
  typeof conversations.$inferSelect,
  'id' | 'userId' | 'kind' | 'engine' | 'startedAt' | 'createdAt'
>;

/** One line of the ledger; in the transaction that ends the conversation. What never began costs nothing. */
export async function writeUsage(ctx: DomainContext, row: Conversation, seconds: number): Promise<void> {
  if (row.startedAt === null || seconds <= 0) return;
  await ctx.db
    .insert(usageEntries)
    .values({ ...lineOf(row), seconds, countedSeconds: seconds, source: 'own-clock' })
    .onConflictDoNothing();
}

/**
 * What the provider counts takes the place of our own clock, once: told again it changes nothing. A call that failed,
 * or in which the pilot never spoke, is the provider's to bill and not the pilot's to pay. The calls before it, whose
 * line was lost, stay with our own clock.
 */
export async function correctUsage(
  ctx: DomainContext,
  row: Conversation,
  {
    providerSeconds,
    secondsBefore,
    failed,
  }: { providerSeconds: number; secondsBefore: number; failed: boolean },
): Promise<void> {
  const countedSeconds = secondsBefore + (failed || row.startedAt === null ? 0 : providerSeconds);
  const told = { seconds: secondsBefore + providerSeconds, countedSeconds, source: 'provider' as const };
  await ctx.db
    .insert(usageEntries)
    .values({ ...lineOf(row), ...told })
    .onConflictDoUpdate({
      target: usageEntries.conversationId,
      set: told,
      setWhere: sql`${usageEntries.source} = 'own-clock'`,
    });
}

const lineOf = ({ id, userId, kind, engine, startedAt, createdAt }: Conversation) => ({
  conversationId: id,
  userId,
  kind,
  engine,
  startedAt: startedAt ?? createdAt,
});
