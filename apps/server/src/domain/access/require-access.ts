import type { DomainContext } from '#domain/context.ts';
import { noAccess } from '#domain/errors.ts';
import { getAccess } from './get-access.ts';

/** Throws no_access without a running subscription. */
export async function requireAccess(ctx: DomainContext, userId: string): Promise<void> {
  const { active } = await getAccess(ctx, userId);
  if (active) return;
  throw noAccess('You need an active subscription to access the AI Coach. Please purchase a plan.');
}
