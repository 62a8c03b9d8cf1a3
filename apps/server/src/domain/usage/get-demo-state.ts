import type { DemoStateOutput } from '@rightseat/contract';
import type { DomainContext } from '#domain/context.ts';
import { demoBudgetSpentUntil } from './demo-budget.ts';
import { isDemoOn } from './demo-switch.ts';

/** Whether a stranger may begin a demo now, and if not, why and until when. */
export async function getDemoState(ctx: DomainContext): Promise<DemoStateOutput> {
  if (ctx.config.demo.perDay === 0 || !(await isDemoOn(ctx))) return { state: 'off', opensAt: null };
  const until = await demoBudgetSpentUntil(ctx);
  return until === null ? { state: 'open', opensAt: null } : { state: 'spent', opensAt: until.toISOString() };
}
