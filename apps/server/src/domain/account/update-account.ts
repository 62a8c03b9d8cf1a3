import type { UpdateAccountInput, User } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { notSignedIn } from '#domain/errors.ts';

/** Changes the name, the one thing of an account that is free to change. */
export async function updateAccount(
  ctx: DomainContext,
  userId: string,
  input: UpdateAccountInput,
): Promise<User> {
  const [user] = await ctx.db
    .update(users)
    .set({ name: input.name })
    .where(eq(users.id, userId))
    .returning({ id: users.id, name: users.name, email: users.email, isAdmin: users.isAdmin });
  if (!user) throw notSignedIn();
  return user;
}
