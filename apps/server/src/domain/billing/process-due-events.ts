import { and, asc, isNull, sql } from 'drizzle-orm';
import { providerEvents } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Payments } from '#gateways/payments.ts';
import { processEvent } from './process-event.ts';

/** A process that was killed after storing a message has not tried it: whoever is slower than this is taken for dead. */
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 600;
const AT_ONCE = 50;

/** Tries again what was stored and not processed, each message after doubling waits. Answers how many are done now. */
export async function processDueEvents(ctx: DomainContext, payments: Payments): Promise<number> {
  const wait = sql`least(${FIRST_WAIT_SECONDS} * power(2, ${providerEvents.attempts}), ${LONGEST_WAIT_SECONDS})`;
  const due = await ctx.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(
      and(
        isNull(providerEvents.processedAt),
        sql`${providerEvents.receivedAt} + ${wait} * interval '1 second' <= ${ctx.clock.now().toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(providerEvents.receivedAt))
    .limit(AT_ONCE);
  let done = 0;
  for (const { id } of due) if (await processEvent(ctx, payments, id)) done += 1;
  return done;
}
