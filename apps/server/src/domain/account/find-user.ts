import { eq, sql } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

export type UserRow = typeof users.$inferSelect;

/** Null without an account. Case plays no part in an address. */
export async function findUserByEmail(ctx: DomainContext, email: string): Promise<UserRow | null> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user ?? null;
}
