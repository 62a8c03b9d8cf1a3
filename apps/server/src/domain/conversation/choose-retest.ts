import type { ExamChoice, RetestOutput } from '@rightseat/contract';
import { type Content, type ExamState, findRetest } from '@rightseat/examiner';
import { and, eq } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, invalidInput, notFound } from '#domain/errors.ts';

interface Asked {
  userId: string;
  conversationId: string;
}

/** What a retest of a conversation asks. Throws not_found to anyone but its pilot, and where nothing is left to ask. */
async function requireRetest(ctx: DomainContext, content: Content, { userId, conversationId }: Asked) {
  const [row] = await ctx.db
    .select({
      status: conversations.status,
      choice: conversations.choice,
      examState: conversations.examState,
      debrief: conversations.debrief,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(conversations.userId, userId),
        eq(conversations.kind, 'coach'),
      ),
    );
  if (!row) throw notFound('There is no such session to retest.');
  if (row.status !== 'ended' || !row.debrief) throw conflict('This session has not ended yet.');
  const ground = findRetest(row.examState as ExamState, row.debrief, content);
  if (!ground) throw invalidInput('Nothing failed or was left in this session: there is nothing to retest.');
  return { choice: row.choice, ground };
}

/** The choice of a retest with what it covers, whatever else was chosen. */
export async function chooseRetest(
  ctx: DomainContext,
  content: Content,
  { userId, choice: asked }: { userId: string; choice: ExamChoice & { retest: string } },
): Promise<ExamChoice> {
  const retested = await requireRetest(ctx, content, { userId, conversationId: asked.retest });
  const { area: _area, areas: _areas, codes: _codes, leg: _leg, weak: _weak, ...rest } = asked;
  const { rating, leg, weak } = retested.choice;
  return { ...rest, rating, ...(leg && { leg }), ...(weak && { weak }), ...retested.ground };
}

/** The same for the eye. */
export async function getRetest(ctx: DomainContext, content: Content, asked: Asked): Promise<RetestOutput> {
  const { choice, ground } = await requireRetest(ctx, content, asked);
  const codes = ground.codes ?? ground.areas ?? [];
  return {
    conversationId: asked.conversationId,
    rating: choice.rating,
    manner: choice.manner,
    ground: codes.map((code) => ({ code, title: content.titleOf(code) })),
  };
}
