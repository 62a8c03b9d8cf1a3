import type { PasskeySignInInput } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { closeChallenge, putChallenge, takeChallenge } from '#domain/account/session/auth-challenge.ts';
import { openSession, type SignedIn, type SignInOrigin } from '#domain/account/session/open-session.ts';
import { requireOpen } from '#domain/account/session/require-open.ts';
import type { DomainContext } from '#domain/context.ts';
import { DomainError } from '#domain/errors.ts';
import { checkPasskey } from './check-passkey.ts';
import { passkeySignInOptions } from './passkey-options.ts';

const wrong = () => new DomainError('not_signed_in', 'This passkey does not open an account here.');

/** Asks the browser for any passkey of ours: nobody has said yet who they are. */
export async function askForSignIn(ctx: DomainContext) {
  const { token, challenge } = await putChallenge(ctx, 'passkey-sign-in', null);
  return { token, options: await passkeySignInOptions(ctx.config, challenge) };
}

/** Throws not_signed_in for a passkey that is not ours or does not answer; forbidden for a locked account. */
export async function signInWithPasskey(
  ctx: DomainContext,
  input: PasskeySignInInput,
  originOf: (email: string) => SignInOrigin,
  from: Omit<SignInOrigin, 'isKnownDevice'>,
): Promise<SignedIn> {
  const asked = await takeChallenge(ctx, input.token, 'passkey-sign-in');
  const shown = await checkPasskey(ctx, input.credential, asked.challenge, from);
  if (!shown) throw wrong();
  const [user] = await ctx.db.select().from(users).where(eq(users.id, shown.userId));
  if (!user) throw wrong();
  requireOpen(ctx, user);
  const signedIn = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await closeChallenge(inside, asked);
    return openSession(inside, { id: user.id }, originOf(user.email));
  });
  if (!signedIn) throw wrong();
  return signedIn;
}
