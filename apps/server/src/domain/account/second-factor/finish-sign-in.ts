import type { SecondFactorInput } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { checkPasskey } from '#domain/account/passkey/check-passkey.ts';
import { type AuthChallenge, closeChallenge, takeChallenge } from '#domain/account/session/auth-challenge.ts';
import { openSession, type SignedIn, type SignInOrigin } from '#domain/account/session/open-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { invalidInput, notSignedIn } from '#domain/errors.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { hasConfirmedApp, takeAppCode } from './totp.ts';

/**
 * The second step, after the right password. Throws invalid_input when it is not right, not_signed_in when the time or
 * the tries are over, and when the password was changed or the account locked in between.
 */
export async function finishSignIn(
  ctx: DomainContext,
  input: SecondFactorInput,
  originOf: (email: string) => SignInOrigin,
  from: Origin,
): Promise<SignedIn> {
  const asked = await takeChallenge(ctx, input.token, 'second-factor');
  const userId = asked.userId ?? '';
  await throttle(ctx, [{ limit: 'secondFactorByUser', whom: userId }]);
  if (!(await isRight(ctx, asked, userId, input.answer, from))) {
    await recordSecurityEvent(ctx, 'second-factor-failed', userId, from);
    throw invalidInput('This is not right, or was used before. Please try again.');
  }
  const signedIn = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    // First the lock on the user's row: a reset in progress drops the question before it lets go.
    const opened = await openSession(inside, { id: userId }, originOf(user?.email ?? ''));
    await closeChallenge(inside, asked);
    return opened;
  });
  if (!signedIn) throw notSignedIn();
  return signedIn;
}

async function isRight(
  ctx: DomainContext,
  { challenge }: AuthChallenge,
  userId: string,
  answer: SecondFactorInput['answer'],
  from: Origin,
): Promise<boolean> {
  if ('credential' in answer) {
    return (await checkPasskey(ctx, answer.credential, challenge, from))?.userId === userId;
  }
  const isAppCode = /^\d{3} ?\d{3}$/.test(answer.code);
  if (isAppCode) return (await hasConfirmedApp(ctx, userId)) && takeAppCode(ctx, userId, answer.code);
  const taken = await takeRecoveryCode(ctx, userId, answer.code);
  if (taken) await recordSecurityEvent(ctx, 'recovery-code-used', userId, from);
  return taken;
}
