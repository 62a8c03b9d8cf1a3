import { timingSafeEqual } from 'node:crypto';
import type { SharedDebriefOutput } from '@rightseat/contract';
import { aboutThePilot, type Content } from '@rightseat/examiner';
import { and, eq, isNull } from 'drizzle-orm';
import { conversations, debriefShares, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { getConversation } from '#domain/conversation/get-conversation.ts';
import { notFound } from '#domain/errors.ts';
import { keyedHash } from '#domain/hash-token.ts';
import { newId } from '#domain/new-id.ts';
import { listNotes } from './instructor-notes.ts';
import { type Owned, requireOwnDebrief } from './own-debrief.ts';

const GONE = 'This link is not valid, or its pilot has taken it back.';

/** The link of a debrief as a path, or null while there is none. Throws not_found for another's. */
export async function getShare(ctx: DomainContext, owned: Owned): Promise<string | null> {
  await requireOwnDebrief(ctx, owned);
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
  await requireOwnDebrief(ctx, owned);
  await ctx.db
    .update(debriefShares)
    .set({ revokedAt: ctx.clock.now() })
    .where(standing(owned.conversationId));
}

/** What an instructor reads. Throws not_found for a link that was forged or revoked. */
export async function readSharedDebrief(
  ctx: DomainContext,
  content: Content,
  token: string,
): Promise<SharedDebriefOutput> {
  const { conversationId, pilot } = await requireShare(ctx, token);
  const found = await getConversation(ctx, content, conversationId);
  if (!found?.conversation.debrief) throw notFound(GONE);
  const debrief = aboutThePilot(found.conversation.debrief);
  const conversation = { ...found.conversation, debrief };
  return { pilot: pilot.name, conversation, notes: await listNotes(ctx, conversationId) };
}

/** Whose debrief a link shows. Throws not_found for one that was forged or revoked. */
export async function requireShare(ctx: DomainContext, token: string) {
  const [id = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(ctx, id));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound(GONE);
  const [row] = await ctx.db
    .select({
      conversationId: conversations.id,
      debrief: conversations.debrief,
      pilot: { id: users.id, name: users.name, email: users.email },
    })
    .from(debriefShares)
    .innerJoin(conversations, eq(conversations.id, debriefShares.conversationId))
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(and(eq(debriefShares.id, id), isNull(debriefShares.revokedAt)));
  if (!row?.debrief) throw notFound(GONE);
  return { ...row, debrief: row.debrief };
}

const standing = (conversationId: string) =>
  and(eq(debriefShares.conversationId, conversationId), isNull(debriefShares.revokedAt));

const sign = (ctx: DomainContext, id: string) => keyedHash(ctx.config.sessionSecret, `debrief-share:${id}`);

const pathOf = (ctx: DomainContext, id: string) => `/shared-debrief/${id}.${sign(ctx, id)}`;
