import type { CredentialJson } from '@rightseat/contract';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { passkeys } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';
import { relyingParty } from './passkey-options.ts';

type Credential = z.infer<typeof CredentialJson>;

/**
 * Whose passkey signed this very challenge, for our page, unlocked by its owner; null when none of ours did. A counter
 * that does not grow means that there are two of it: refused, and the owner can read it.
 */
export async function checkPasskey(
  ctx: DomainContext,
  credential: Credential,
  challenge: string,
  origin: Origin,
): Promise<{ userId: string } | null> {
  const [known] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  if (!known) return null;
  const newCounter = await verify(ctx, credential, challenge, known);
  const used = newCounter !== null && (await keepCounter(ctx, known.id, newCounter));
  if (used) return { userId: known.userId };
  await recordSecurityEvent(ctx, 'passkey-refused', known.userId, origin);
  return null;
}

async function verify(
  ctx: DomainContext,
  credential: Credential,
  expectedChallenge: string,
  known: typeof passkeys.$inferSelect,
): Promise<number | null> {
  const { id, origin } = relyingParty(ctx.config);
  const result = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
      transports: known.transports,
    },
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'passkey not believed');
    return null;
  });
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

/** The library compares with what was read; of two at once this statement lets one pass. */
async function keepCounter(ctx: DomainContext, id: string, counter: number): Promise<boolean> {
  const grows = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const kept = await ctx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.clock.now() })
    .where(and(eq(passkeys.id, id), grows))
    .returning({ id: passkeys.id });
  return kept.length > 0;
}
