import { auditEntries } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { newId } from '#domain/new-id.ts';

/** The admin who acts, and from where. */
export interface AdminActor {
  id: string;
  ip: string;
}

export type AuditAction =
  | 'admin.signed-in'
  | 'subscription.extended'
  | 'subscription.granted'
  | 'access.revoked'
  | 'refund.requested'
  | 'payment.refunded'
  | 'password.reset'
  | 'second-factor.ended'
  | 'user.admin-changed'
  | 'user.lock-changed'
  | 'verification.resent'
  | 'export.downloaded'
  | 'challenge.ruled'
  | 'demo.switched'
  | 'question.read'
  | 'question.unread';

interface AuditInput {
  action: AuditAction;
  targetUserId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * In the transaction of what it tells of: the one is never there without the other. Only a refund, which the payment
 * provider makes, has two entries of their own: that the provider is asked, and that it has done it.
 */
export async function writeAudit(ctx: DomainContext, actor: AdminActor, input: AuditInput): Promise<void> {
  await ctx.db.insert(auditEntries).values({
    id: newId('audit'),
    at: ctx.clock.now(),
    actorId: actor.id,
    action: input.action,
    targetUserId: input.targetUserId ?? null,
    before: input.before ?? null,
    after: input.after ?? null,
    ip: actor.ip,
  });
}
