import { timingSafeEqual } from 'node:crypto';
import type { SharedDebriefOutput } from '@rightseat/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { conversations, debriefShares, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { getConversation } from '#domain/conversation/get-conversation.ts';
import { notFound } from '#domain/errors.ts';
import { keyedHash } from '#domain/hash-token.ts';
import { newId } from '#domain/new-id.ts';

interface Owned {
  conversationId: string;
  userId: string;
}

const GONE = 'This link is not valid, or its pilot has taken it back.';

/** The link of a debrief as a path, or null while there is none. Throws not_found for another's. */
export async function getShare(ctx: DomainContext, owned: Owned): Promise<string | null> {
  await requireOwner(ctx, owned);
  const [share] = await ctx.db.select().from(debriefShares).where(standing(owned.conversationId));
  return share ? pathOf(ctx, share.id) : null;
}

/** Makes the link, or gives the one that stands. */
export async function shareDebrief(ctx: DomainContext, owned: Owned): Promise<string> {
  const existing = await getShare(ctx, owned);
  if (existing) return existing;
  const id = newId('share');
  const { conversationId } = owned;
  await ctx.db.insert(debriefShares).values({ id, conversationId, createdAt: ctx.clock.now() });
  return pathOf(ctx, id);
}

/** From here on the link shows nothing. */
export async function unshareDebrief(ctx: DomainContext, owned: Owned): Promise<void> {
  await requireOwner(ctx, owned);
  await ctx.db
    .update(debriefShares)
    .set({ revokedAt: ctx.clock.now() })
    .where(standing(owned.conversationId));
}

/** What an instructor reads. Throws not_found for a link that was forged or revoked. */
export async function readSharedDebrief(ctx: DomainContext, token: string): Promise<SharedDebriefOutput> {
  const [id = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(ctx, id));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound(GONE);
  const [row] = await ctx.db
    .select({ conversationId: conversations.id, pilot: users.name })
    .from(debriefShares)
    .innerJoin(conversations, eq(conversations.id, debriefShares.conversationId))
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(and(eq(debriefShares.id, id), isNull(debriefShares.revokedAt)));
  const found = row && (await getConversation(ctx, row.conversationId));
  if (!row || !found?.conversation.debrief) throw notFound(GONE);
  return { pilot: row.pilot, conversation: found.conversation };
}

const standing = (conversationId: string) =>
  and(eq(debriefShares.conversationId, conversationId), isNull(debriefShares.revokedAt));

const sign = (ctx: DomainContext, id: string) => keyedHash(ctx.config.sessionSecret, `debrief-share:${id}`);

const pathOf = (ctx: DomainContext, id: string) => `/shared-debrief/${id}.${sign(ctx, id)}`;

async function requireOwner(ctx: DomainContext, { conversationId, userId }: Owned): Promise<void> {
  const [row] = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)));
  if (!row) throw notFound();
}
