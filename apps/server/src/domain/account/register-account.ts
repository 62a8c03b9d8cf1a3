import type { RegisterInput } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { hashNewPassword } from '#domain/account/password/new-password.ts';
import type { DomainContext } from '#domain/context.ts';
import { addressTakenMail } from '#domain/mail/address-taken-mail.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { newId } from '#domain/new-id.ts';
import { findUserByEmail, type UserRow } from './find-user.ts';
import { revokeLinkTokens } from './link-token.ts';
import { sendVerification } from './send-verification.ts';

type Registration = Pick<RegisterInput, 'name' | 'email' | 'password' | 'next'>;

/**
 * Makes an account that waits for its verification, or tells the owner of the address by mail. The caller learns
 * nothing of which it was: both hash a password, write, and queue one mail.
 */
export async function registerAccount(ctx: DomainContext, input: Registration): Promise<void> {
  // Before the transaction: PGlite's one connection is not to wait for a hash.
  const passwordHash = await hashNewPassword(ctx, input.password);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const created = await insertUser(inside, input, passwordHash);
    if (created) return sendVerification(inside, created, input.next);
    const owner = await findUserByEmail(inside, input.email);
    if (!owner) return;
    if (owner.emailVerifiedAt || owner.lockedAt) return tellOwner(inside, owner);
    await registerAgain(inside, owner, input, passwordHash);
  });
}

/** Null when the address has an account, even one that is being made this moment. */
async function insertUser(
  ctx: DomainContext,
  { name, email }: Registration,
  passwordHash: string,
): Promise<UserRow | null> {
  const [created] = await ctx.db
    .insert(users)
    .values({ id: newId('user'), name, email, passwordHash, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning();
  return created ?? null;
}

async function tellOwner(ctx: DomainContext, owner: UserRow): Promise<void> {
  const content = addressTakenMail(ctx.config, { name: owner.name });
  await queueMail(ctx, { kind: 'address-taken', to: owner.email, userId: owner.id, content });
}

/**
 * An address that nobody has verified belongs to nobody yet: the latest name and password count, and earlier
 * links die. Otherwise a stranger could register an address first and keep the password once its owner verifies.
 */
async function registerAgain(
  ctx: DomainContext,
  owner: UserRow,
  { name, email, next }: Registration,
  passwordHash: string,
): Promise<void> {
  // First the row, whose lock makes two of these wait for each other; then no link of the earlier one is overlooked.
  await ctx.db.update(users).set({ name, email, passwordHash }).where(eq(users.id, owner.id));
  await revokeLinkTokens(ctx, owner.id, 'verify-email');
  await sendVerification(ctx, { id: owner.id, name, email }, next);
}
