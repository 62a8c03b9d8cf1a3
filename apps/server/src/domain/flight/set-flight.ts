import type { Flight } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { pilotFlights } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Keeps the flight for the account's next exams, in place of the last one; null forgets it. */
export async function setFlight(ctx: DomainContext, userId: string, flight: Flight | null): Promise<void> {
  if (flight === null) {
    await ctx.db.delete(pilotFlights).where(eq(pilotFlights.userId, userId));
    return;
  }
  const kept = { flight, updatedAt: ctx.clock.now() };
  await ctx.db
    .insert(pilotFlights)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: pilotFlights.userId, set: kept });
}
