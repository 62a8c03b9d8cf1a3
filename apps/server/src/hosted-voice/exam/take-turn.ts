import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { ConversationKey } from './conversation-key.ts';

/** Of the last two minutes, or the last fifth of a demo, no new question fits in. */
const CLOSING_MS = 120_000;
const CLOSING_SHARE = 0.2;
/** The spoken debrief takes about 20 s, and the provider hangs up at the limit. Less of a short exam. */
const CLOSED_MS = 45_000;
const CLOSED_SHARE = 0.15;

/**
 * Before that, what a request brings may be noted after its answer: it is noted long before the clock comes in.
 * A minute more than the earliest close.
 */
const WRITTEN_FIRST_MS = CLOSING_MS + 60_000;

/**
 * Notes that a request with this many turns of the pilot came, and decides, once and for all later requests, at which
 * turn the clock comes in: always a turn that was not answered before. Null for a conversation that is not hosted. A
 * request of an earlier call changes nothing: `connection` says which call it is now.
 */
export async function takeTurn(
  ctx: DomainContext,
  { conversationId, call, turns, endsAtMs }: ConversationKey & { turns: number },
) {
  const now = ctx.clock.now();
  const remainingMs = endsAtMs - now.getTime();
  if (remainingMs > WRITTEN_FIRST_MS) return look(ctx, conversationId);
  const isWithin = (momentMs: number, share: number) =>
    sql`${remainingMs}::float <= least(${momentMs}::float, ${conversations.limitSeconds} * ${share * 1000}::float)`;
  const isNew = sql`${hostedExams.turnsAnswered} < ${turns}`;
  const [row] = await ctx.db
    .update(hostedExams)
    .set({
      turnsAnswered: sql`greatest(${hostedExams.turnsAnswered}, ${turns}::int)`,
      closingFromTurn: sql`case when ${hostedExams.closingFromTurn} is null and ${isNew} and ${isWithin(CLOSING_MS, CLOSING_SHARE)} then ${turns}::int else ${hostedExams.closingFromTurn} end`,
      closedAtTurn: sql`case when ${hostedExams.closedAtTurn} is null and ${isNew} and ${isWithin(CLOSED_MS, CLOSED_SHARE)} then ${turns}::int else ${hostedExams.closedAtTurn} end`,
      lastRequestAt: now,
    })
    .from(conversations)
    .where(
      and(
        eq(hostedExams.conversationId, conversationId),
        eq(conversations.id, conversationId),
        eq(conversations.connection, call),
      ),
    )
    .returning(columns);
  return row ?? look(ctx, conversationId);
}

const columns = {
  ...getTableColumns(hostedExams),
  status: conversations.status,
  connection: conversations.connection,
  endRequestedAt: conversations.endRequestedAt,
};

async function look(ctx: DomainContext, conversationId: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(hostedExams)
    .innerJoin(conversations, eq(conversations.id, hostedExams.conversationId))
    .where(eq(hostedExams.conversationId, conversationId));
  return row ?? null;
}
