import type { AddPasskeyInput } from '@rightseat/contract';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { isUniqueViolation } from '#db/is-unique-violation.ts';
import { passkeys } from '#db/schema/index.ts';
import { confirmPassword } from '#domain/account/password/confirm-password.ts';
import { closeChallenge, putChallenge, takeChallenge } from '#domain/account/session/auth-challenge.ts';
import type { Actor } from '#domain/account/session/find-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, invalidInput } from '#domain/errors.ts';
import { newId } from '#domain/new-id.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';
import { tellOfChange } from '#domain/security-event/tell-of-change.ts';
import { listCredentials } from './list-passkeys.ts';
import { passkeyRegistrationOptions, relyingParty } from './passkey-options.ts';

/** More than anybody has; each is a row that a browser is told of. */
const MOST = 20;

/** Asks the browser to make a passkey. Throws invalid_input when the password is not right. */
export async function askForPasskey(ctx: DomainContext, { user }: Actor, password: string) {
  await confirmPassword(ctx, user.id, password);
  const known = await listCredentials(ctx, user.id);
  if (known.length >= MOST) throw conflict('There is no room for more passkeys. Remove one first.');
  const { token, challenge } = await putChallenge(ctx, 'add-passkey', user.id);
  return { token, options: await passkeyRegistrationOptions(ctx.config, challenge, user, known) };
}

/** Keeps the passkey that the browser made. Throws invalid_input for one that answers another question or page. */
export async function addPasskey(
  ctx: DomainContext,
  { user }: Actor,
  input: AddPasskeyInput,
  origin: Origin,
): Promise<void> {
  const asked = await takeChallenge(ctx, input.token, 'add-passkey', user.id);
  const made = await readCredential(ctx, input.credential, asked.challenge);
  try {
    await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      await closeChallenge(inside, asked);
      await tx.insert(passkeys).values({
        id: newId('passkey'),
        userId: user.id,
        credentialId: made.credential.id,
        publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
        counter: made.credential.counter,
        transports: (made.credential.transports ?? []).slice(0, 10),
        backedUp: made.credentialBackedUp,
        name: input.name,
        createdAt: ctx.clock.now(),
      });
      await recordSecurityEvent(inside, 'passkey-added', user.id, origin);
      await tellOfChange(inside, user.id, 'passkey-added');
    });
  } catch (error) {
    if (isUniqueViolation(error, 'passkey_credential_id_unique'))
      throw conflict('This passkey is here already.');
    throw error;
  }
}

async function readCredential(ctx: DomainContext, credential: unknown, expectedChallenge: string) {
  const { id, origin } = relyingParty(ctx.config);
  const result = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'passkey not taken');
    return null;
  });
  if (!result?.verified) throw invalidInput('This passkey could not be taken. Please try again.');
  return result.registrationInfo;
}
