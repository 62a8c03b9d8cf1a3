import type { DomainContext } from '#domain/context.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { signInGuessedMail } from '#domain/mail/sign-in-guessed-mail.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';
import { countOver } from '#domain/throttle/throttle.ts';
import type { UserRow } from './find-user.ts';

/** Past what an owner mistypes: five are free, so this is the tenth. */
const TELL_AFTER = 5;

/**
 * The same work for an address without an account, but for the one mail of a wave: the count that says it was sent is
 * kept with it, in one transaction, so it is sent once and not lost.
 */
export async function recordWrongPassword(
  ctx: DomainContext,
  user: UserRow | null,
  origin: Origin,
  guesses: number,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await recordSecurityEvent(inside, 'sign-in-failed', user?.id ?? null, origin);
    if (!user || guesses < TELL_AFTER) return;
    if ((await countOver(inside, { limit: 'guessesToldByUser', whom: user.id })) > 0) return;
    await recordSecurityEvent(inside, 'sign-in-guessed', user.id, origin);
    const content = signInGuessedMail(ctx.config, { name: user.name });
    await queueMail(inside, { kind: 'sign-in-guessed', to: user.email, userId: user.id, content });
  });
}
