import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { type SignInChange, signInChangedMail } from '#domain/mail/sign-in-changed-mail.ts';

/** In the transaction of the change: no other way in without its owner being told. */
export async function tellOfChange(ctx: DomainContext, userId: string, change: SignInChange): Promise<void> {
  const [user] = await ctx.db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return;
  const content = signInChangedMail(ctx.config, { name: user.name, change });
  await queueMail(ctx, { kind: 'sign-in-changed', to: user.email, userId, content });
}
