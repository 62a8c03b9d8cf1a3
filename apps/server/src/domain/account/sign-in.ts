import type { LoginInput } from '@rightseat/contract';
import { isPassword } from '#domain/account/password/hash-password.ts';
import { askSecondFactor, type SecondFactorAsked } from '#domain/account/second-factor/ask-second-factor.ts';
import { openSession, type SignedIn, type SignInOrigin } from '#domain/account/session/open-session.ts';
import { requireOpen } from '#domain/account/session/require-open.ts';
import type { DomainContext } from '#domain/context.ts';
import { DomainError } from '#domain/errors.ts';
import { findUserByEmail } from './find-user.ts';
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
