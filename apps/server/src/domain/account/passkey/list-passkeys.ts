import { asc, eq } from 'drizzle-orm';
import { passkeys } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { CredentialReference } from './passkey-options.ts';

/** In the order they were added. */
export async function listPasskeys(ctx: DomainContext, userId: string) {
  return ctx.db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      backedUp: passkeys.backedUp,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** As a browser is told of them. */
export async function listCredentials(ctx: DomainContext, userId: string): Promise<CredentialReference[]> {
  return ctx.db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
}
