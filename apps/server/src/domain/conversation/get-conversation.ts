import type { ConversationOutput, EndReason } from '@rightseat/contract';
import { type Content, titleLines } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { namedReviewers } from '#domain/question-review/named-reviewers.ts';
import { titleGround } from '#domain/title-ground.ts';
import { resumableUntil } from './detach-conversation.ts';
import { readTranscript } from './read-transcript.ts';

/** The record with who owns it; the caller decides whether this reader may see it. */
export async function getConversation(
  ctx: DomainContext,
  content: Content,
  id: string,
): Promise<{ userId: string | null; conversation: ConversationOutput } | null> {
  const [row] = await ctx.db.select().from(conversations).where(eq(conversations.id, id));
  if (!row) return null;
  return {
    userId: row.userId,
    conversation: {
      id: row.id,
      kind: row.kind,
      status: row.status,
      endReason: row.endReason as EndReason | null,
      choice: row.choice,
      ground: titleGround(row.choice, content),
      startedAt: row.startedAt?.toISOString() ?? null,
      limitSeconds: row.limitSeconds,
      secondsUsed: row.secondsUsed,
      resumableUntil: resumableUntil(row)?.toISOString() ?? null,
      transcript: await readTranscript(ctx, id),
      debrief: row.debrief && (await namedReviewers(ctx, titleLines(row.debrief, content))),
    },
  };
}
