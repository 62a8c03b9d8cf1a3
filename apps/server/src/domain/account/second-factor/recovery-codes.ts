import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recoveryCodes } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { hashToken } from '#domain/hash-token.ts';
import { newId } from '#domain/new-id.ts';

const COUNT = 10;

/** 32 characters that are not mistaken for each other. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 25 of 32 characters are 125 bits: a plain hash keeps them. */
const makeCode = () =>
  [...randomBytes(25)]
    .map((byte) => ALPHABET[byte % 32])
    .join('')
    .replace(/.{5}(?=.)/g, '$&-');

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Replaces whatever codes there were. They are shown once. */
export async function makeRecoveryCodes(ctx: DomainContext, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode);
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: newId('rc'), userId, codeHash: hashToken(plain(code)) })));
  return codes;
}

/** Each once. */
export async function takeRecoveryCode(ctx: DomainContext, userId: string, code: string): Promise<boolean> {
  const taken = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashToken(plain(code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

export async function countRecoveryCodes(ctx: DomainContext, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export async function dropRecoveryCodes(ctx: DomainContext, userId: string): Promise<void> {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
