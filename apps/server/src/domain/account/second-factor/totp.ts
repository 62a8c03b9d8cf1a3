import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { totpSecrets } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { seal, unseal } from './seal.ts';

const PERIOD_SECONDS = 30;

/** A clock may be half a minute off, either way. */
const WINDOW = 1;

const totpOf = (ctx: DomainContext, label: string, secret: Secret) =>
  new TOTP({ issuer: ctx.config.appName, label, secret, period: PERIOD_SECONDS });

/** Makes a secret that counts for nothing until a code of it was typed in; an earlier unconfirmed one is replaced. */
export async function makeAppSecret(ctx: DomainContext, user: { id: string; email: string }) {
  const secret = new Secret({ size: 20 });
  const row = {
    sealed: seal(ctx.config.sessionSecret, user.id, secret.base32),
    confirmedAt: null,
    lastStep: 0,
    createdAt: ctx.clock.now(),
  };
  await ctx.db
    .insert(totpSecrets)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: row });
  return { secret: secret.base32, uri: totpOf(ctx, user.email, secret).toString() };
}

export async function hasConfirmedApp(ctx: DomainContext, userId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  return row !== undefined;
}

/** False when there is nothing to confirm. */
export async function confirmApp(ctx: DomainContext, userId: string): Promise<boolean> {
  const confirmed = await ctx.db
    .update(totpSecrets)
    .set({ confirmedAt: ctx.clock.now() })
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return confirmed.length > 0;
}

/** Whether this is a code of now that was not taken before: one statement decides, so of two that race one holds. */
export async function takeAppCode(ctx: DomainContext, userId: string, code: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  const base32 = row && unseal(ctx.config.sessionSecret, userId, row.sealed);
  if (!base32) return false;
  const timestamp = ctx.clock.now().getTime();
  const totp = totpOf(ctx, '', Secret.fromBase32(base32));
  const delta = totp.validate({ token: code.replaceAll(' ', ''), timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  const taken = await ctx.db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return taken.length > 0;
}

export async function removeAppSecret(ctx: DomainContext, userId: string): Promise<boolean> {
  const removed = await ctx.db
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}
