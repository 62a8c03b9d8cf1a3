import type { SecurityEventKind } from '@rightseat/contract';
import { securityEvents } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { newId } from '#domain/new-id.ts';

/** Where a call came from. */
export interface Origin {
  userAgent: string;
  ip: string;
}

/** Done for the user by somebody else, whose address is none of the user's business. */
export const BY_ADMINISTRATOR: Origin = { userAgent: '', ip: '' };

const ALARMING = new Set<SecurityEventKind>(['sign-in-guessed', 'passkey-refused', 'second-factor-failed']);

/**
 * Keeps and logs what happened. Call it in the transaction of its cause. It takes a kind and never words, so no secret
 * can slip in; whose address failed is logged by account alone.
 */
export async function recordSecurityEvent(
  ctx: DomainContext,
  kind: SecurityEventKind,
  userId: string | null,
  origin: Origin,
): Promise<void> {
  const ip = origin.ip.slice(0, 64);
  const userAgent = origin.userAgent.slice(0, 200);
  await ctx.db
    .insert(securityEvents)
    .values({ id: newId('event'), userId, kind, at: ctx.clock.now(), ip, userAgent });
  ctx.log[ALARMING.has(kind) ? 'warn' : 'info']({ securityEvent: kind, userId, ip }, 'security event');
}
