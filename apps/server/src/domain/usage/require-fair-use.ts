import type { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { requireCoachAllowance } from './coach-allowance.ts';
import { lockDemos, requireDemoBudget } from './demo-budget.ts';
import { requireDemoOn } from './demo-switch.ts';

/**
 * Asks again, in the transaction that makes a conversation live: several may have been planned on the same minutes, and
 * now one begins. Throws too_many_requests, or forbidden for a demo that was switched off meanwhile.
 */
export async function requireFairUse(
  ctx: DomainContext,
  row: Pick<typeof conversations.$inferSelect, 'id' | 'kind' | 'userId'>,
): Promise<void> {
  if (row.kind === 'coach') {
    if (row.userId !== null) await requireCoachAllowance(ctx, row.userId);
    return;
  }
  await lockDemos(ctx);
  await requireDemoOn(ctx);
  await requireDemoBudget(ctx, row.id);
}
