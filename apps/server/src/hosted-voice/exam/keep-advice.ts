import { eq, sql } from 'drizzle-orm';
import { hostedExams, type TurnAdvice } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

type KeptAdvice = Record<string, TurnAdvice | null>;

/** Adds advice by its keys and tells all that is kept now. Of two requests that bring the same key the first has it. */
export async function keepAdvice(
  ctx: DomainContext,
  conversationId: string,
  advice: KeptAdvice,
): Promise<KeptAdvice> {
  const [row] = await ctx.db
    .update(hostedExams)
    .set({ advice: sql`${JSON.stringify(advice)}::jsonb || ${hostedExams.advice}` })
    .where(eq(hostedExams.conversationId, conversationId))
    .returning({ advice: hostedExams.advice });
  return row?.advice ?? advice;
}
