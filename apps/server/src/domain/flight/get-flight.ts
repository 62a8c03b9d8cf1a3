import { Flight } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { pilotFlights } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** The flight that the account has given; null for none, and for one that would not be taken today. */
export async function getFlight(ctx: DomainContext, userId: string): Promise<Flight | null> {
  const [row] = await ctx.db
    .select({ flight: pilotFlights.flight })
    .from(pilotFlights)
    .where(eq(pilotFlights.userId, userId));
  return Flight.safeParse(row?.flight).data ?? null;
}
