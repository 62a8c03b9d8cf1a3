import type { LoginInput } from '@rightseat/contract';
import { askSecondFactor, type SecondFactorAsked } from '#domain/account/second-factor/ask-second-factor.ts';
import type { DomainContext } from '#domain/context.ts';
import { DomainError, forbidden } from '#domain/errors.ts';
import { findUserByEmail, type UserRow } from './find-user.ts';
import { isPassword } from './hash-password.ts';
import { openSession, type SignedIn, type SignInOrigin } from './open-session.ts';
import { recordWrongPassword } from './record-wrong-password.ts';

const wrong = () => new DomainError('not_signed_in', 'The e-mail address or the password is not right.');

/**
 * Checks the password and opens a session, or asks for the second step where the account has one. Throws not_signed_in
 * alike for an unknown address and a wrong password; email_not_verified and forbidden (locked) only to who knows the
 * password. `guesses`: how far the tries of this account's strangers have gone.
 */
export async function signIn(
  ctx: DomainContext,
  input: LoginInput,
  origin: SignInOrigin,
  guesses: number,
): Promise<SignedIn | SecondFactorAsked> {
  const found = await findUserByEmail(ctx, input.email);
  const right = await isPassword(input.password, found?.passwordHash ?? null);
  if (!found || !right) {
    await recordWrongPassword(ctx, found, origin, guesses);
    throw wrong();
  }
  requireOpen(ctx, found);
  if (found.secondFactorAt !== null) return askSecondFactor(ctx, found);
  const signedIn = await ctx.db.transaction((tx) => openSession({ ...ctx, db: tx }, found, origin));
  if (!signedIn) throw wrong();
  return signedIn;
}

/** Throws forbidden for a locked account, email_not_verified for one that waits. */
export function requireOpen(ctx: DomainContext, user: Pick<UserRow, 'lockedAt' | 'emailVerifiedAt'>): void {
  if (user.lockedAt) throw forbidden(`This account is locked. Please write to ${ctx.config.supportEmail}.`);
  if (user.emailVerifiedAt) return;
  throw new DomainError(
    'email_not_verified',
    'Please verify your e-mail address first: open the link in the mail we sent you, or have it sent again.',
  );
}
