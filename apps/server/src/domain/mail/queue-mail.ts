import { outboxMails } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { newId } from '#domain/new-id.ts';
import type { MailContent } from './mail-layout.ts';
import { signalMailQueued } from './mail-signal.ts';

export interface QueuedMail {
  /** The name of the file that words it: `verify-email`, `purchase-confirmation`… */
  kind: string;
  to: string;
  /** Whose mail it is: gone with the account. */
  userId: string | null;
  content: MailContent;
  /** Of the trace it belongs to, if any. */
  traceParent?: string;
}

/**
 * Puts a mail into the outbox. Call it in the transaction of its cause (`{ ...ctx, db: tx }`): then there is
 * no account without its mail, and no mail for what was rolled back. Returns the mail's id.
 */
export async function queueMail(ctx: DomainContext, mail: QueuedMail): Promise<string> {
  const id = newId('mail');
  const now = ctx.clock.now();
  await ctx.db.insert(outboxMails).values({
    id,
    kind: mail.kind,
    toAddress: mail.to,
    userId: mail.userId,
    traceParent: mail.traceParent ?? null,
    subject: mail.content.subject,
    text: mail.content.text,
    html: mail.content.html,
    status: 'queued',
    nextAttemptAt: now,
    createdAt: now,
  });
  signalMailQueued();
  return id;
}
