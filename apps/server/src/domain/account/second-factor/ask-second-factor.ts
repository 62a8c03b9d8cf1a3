import { listCredentials } from '#domain/account/passkey/list-passkeys.ts';
import { passkeySignInOptions } from '#domain/account/passkey/passkey-options.ts';
import { putChallenge } from '#domain/account/session/auth-challenge.ts';
import type { DomainContext } from '#domain/context.ts';
import { hasConfirmedApp } from './totp.ts';

export type SecondFactorAsked = { secondFactor: Awaited<ReturnType<typeof askSecondFactor>>['secondFactor'] };

/** After the right password. Nothing is open yet. */
export async function askSecondFactor(ctx: DomainContext, { id }: { id: string }) {
  const { token, challenge } = await putChallenge(ctx, 'second-factor', id);
  const credentials = await listCredentials(ctx, id);
  const passkey =
    credentials.length === 0 ? null : await passkeySignInOptions(ctx.config, challenge, credentials);
  return { secondFactor: { token, hasApp: await hasConfirmedApp(ctx, id), passkey } };
}
