import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { invalidInput } from '#domain/errors.ts';
import { isPassword } from './hash-password.ts';

/** Asks a signed-in user for their password again. Throws invalid_input when it is not right. */
export async function confirmPassword(ctx: DomainContext, userId: string, password: string): Promise<void> {
  const [user] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const right = await isPassword(password, user?.passwordHash ?? null);
  if (!right) throw invalidInput('Your current password is not right.');
}
