import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { conversations, turns, usageEntries } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { tooManyRequests } from '#domain/errors.ts';
import { dayOf, secondsUntil } from './calendar.ts';

/** Any number, as long as every node takes the same one. */
const DEMO_LOCK = 5_300_217;

/** From here to the end of the transaction no other demo begins: of two that want the last minutes one gets them. */
export async function lockDemos(ctx: DomainContext): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
}

/** Whoever has not said a word yet has most of the time it takes others to begin: opening many reserves little. */
const RESERVED_BEFORE_ANSWER_SECONDS = 30;

/**
 * Seconds of today's demos, UTC, of all strangers together: what the ledger has, and for each that still talks the
 * whole time it may take, once it has said a word.
 */
export async function countDemoSeconds(ctx: DomainContext, exceptConversationId = ''): Promise<number> {
  const { from, until } = dayOf(ctx.clock.now());
  const written = ctx.db
    .select({ seconds: sql`coalesce(sum(${usageEntries.seconds}), 0)` })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.kind, 'demo'),
        gte(usageEntries.startedAt, from),
        lt(usageEntries.startedAt, until),
      ),
    );
  const answered = ctx.db
    .select({ one: sql`1` })
    .from(turns)
    .where(and(eq(turns.conversationId, conversations.id), eq(turns.role, 'pilot')));
  const reserved = ctx.db
    .select({
      seconds: sql`coalesce(sum(case when exists (${answered}) then ${conversations.limitSeconds}
        else least(${conversations.limitSeconds}, ${RESERVED_BEFORE_ANSWER_SECONDS}::int) end), 0)`,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.kind, 'demo'),
        eq(conversations.status, 'live'),
        gte(conversations.startedAt, from),
        ne(conversations.id, exceptConversationId),
      ),
    );
  // One statement, one moment: a demo that ends meanwhile is in one of the two.
  const { rows } = (await ctx.db.execute(
    sql`select ((${written}) + (${reserved}))::int as seconds`,
  )) as unknown as { rows: { seconds: number }[] };
  return rows[0]?.seconds ?? 0;
}

/** Until when no more demos begin; null while there are minutes left. */
export async function demoBudgetSpentUntil(
  ctx: DomainContext,
  exceptConversationId?: string,
): Promise<Date | null> {
  const used = await countDemoSeconds(ctx, exceptConversationId);
  return used < ctx.config.fairUse.demoMinutesPerDay * 60 ? null : dayOf(ctx.clock.now()).until;
}

/** Throws too_many_requests when today's minutes for demos are used up, by whomever. */
export async function requireDemoBudget(ctx: DomainContext, exceptConversationId?: string): Promise<void> {
  const until = await demoBudgetSpentUntil(ctx, exceptConversationId);
  if (until === null) return;
  throw tooManyRequests(
    "Today's free demos are all taken: many pilots tried the examiner today. Please come back tomorrow, or get full access now.",
    secondsUntil(until, ctx.clock.now()),
  );
}
