import type { ConversationsOutput, ConversationsQuery, EndReason } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { conversations, type DebriefDigest } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { decodeCursor, encodeCursor } from '#domain/cursor.ts';
import { titleGround } from '#domain/title-ground.ts';
import { resumableUntil } from './detach-conversation.ts';

/** A pilot's conversations that really began, newest first: sessions, and demos that were kept. */
export async function listConversations(
  ctx: DomainContext,
  content: Content,
  userId: string,
  query: ConversationsQuery,
): Promise<ConversationsOutput> {
  const end = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await ctx.db
    .select({
      id: conversations.id,
      kind: conversations.kind,
      status: conversations.status,
      endReason: conversations.endReason,
      choice: conversations.choice,
      startedAt: conversations.startedAt,
      secondsUsed: conversations.secondsUsed,
      detachedAt: conversations.detachedAt,
      endRequestedAt: conversations.endRequestedAt,
      digest: conversations.digest,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNotNull(conversations.startedAt),
        end === null
          ? undefined
          : sql`(${conversations.startedAt}, ${conversations.id}) < (${end.at.toISOString()}::timestamptz, ${end.id})`,
      ),
    )
    .orderBy(desc(conversations.startedAt), desc(conversations.id))
    .limit(query.limit + 1);
  const began = rows.flatMap((row) => (row.startedAt ? [{ ...row, startedAt: row.startedAt }] : []));
  const page = began.slice(0, query.limit);
  const last = page.at(-1);
  return {
    conversations: page.map(({ digest, ...row }) => ({
      ...row,
      ground: titleGround(row.choice, content),
      resumableUntil: resumableUntil(row)?.toISOString() ?? null,
      endReason: row.endReason as EndReason | null,
      startedAt: row.startedAt.toISOString(),
      grades: digest && gradesOf(digest),
    })),
    nextCursor: began.length > page.length && last ? encodeCursor({ at: last.startedAt, id: last.id }) : null,
  };
}

const gradesOf = ({ satisfactory, unsatisfactory, notAssessed }: DebriefDigest) => ({
  satisfactory,
  unsatisfactory,
  notAssessed,
});
