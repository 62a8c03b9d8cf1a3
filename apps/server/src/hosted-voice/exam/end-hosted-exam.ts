import type { EndReason } from '@rightseat/contract';
import type { ExamState } from '@rightseat/examiner';
import { eq, sql } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { correctUsage } from '#domain/usage/write-usage.ts';
import { tellFurther } from '#realtime/end-exam.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { CLOCKS_DIFFER_SECONDS } from './lose-line.ts';
import { secondsUsedBy } from './time-of-call.ts';

interface EndHostedExamInput {
  conversationId: string;
  /** Told of another call than the one that is on, it ends nothing. Without it: whichever it is. */
  call?: number;
  /** What the provider says the call took; without it our own clock counts. */
  providerSeconds: number | null;
  /** Whether the call failed rather than ended. */
  failed: boolean;
}

/** The call is over: closes the record and writes the debrief, all of it or nothing. Telling it again changes nothing. */
export async function endHostedExam(
  services: Pick<ExamServices, 'context' | 'content' | 'adviser'>,
  input: EndHostedExamInput,
): Promise<void> {
  const { context: ctx, content } = services;
  const { conversationId, providerSeconds, failed } = input;
  const hasEnded = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [row] = await tx
      .select()
      .from(conversations)
      .innerJoin(hostedExams, eq(hostedExams.conversationId, conversations.id))
      .where(eq(conversations.id, conversationId))
      .for('update');
    if (!row || (input.call !== undefined && input.call !== row.conversation.connection)) return false;
    const { startedAt, limitSeconds, connection } = row.conversation;
    const { secondsBefore } = row.hosted_exam;
    const spent =
      providerSeconds === null
        ? secondsUsedBy(row.conversation, ctx.clock.now())
        : Math.min(secondsBefore + providerSeconds, limitSeconds);
    const secondsUsed = startedAt ? spent : 0;
    const reason = reasonOf(row, failed, secondsUsed);
    const ending = { conversationId, connection, reason, secondsUsed };
    const isEnd = await endConversation(inside, content, ending);
    if (providerSeconds === null) return isEnd;
    await correctUsage(inside, row.conversation, { providerSeconds, secondsBefore, failed });
    // The first word that it said counts; from then on it is not asked any more.
    await tx
      .update(hostedExams)
      .set({ providerSeconds: sql`coalesce(${hostedExams.providerSeconds}, ${providerSeconds}::int)` })
      .where(eq(hostedExams.conversationId, conversationId));
    return isEnd;
  });
  if (hasEnded) tellFurther(services, conversationId);
}

type Row = { conversation: typeof conversations.$inferSelect; hosted_exam: typeof hostedExams.$inferSelect };

function reasonOf({ conversation, hosted_exam: exam }: Row, failed: boolean, secondsUsed: number): EndReason {
  if (conversation.status === 'created') return 'never-started';
  const { phase } = conversation.examState as ExamState;
  if (phase === 'ended') return exam.closedAtTurn === null ? 'examiner' : 'limit';
  if (secondsUsed >= conversation.limitSeconds - CLOCKS_DIFFER_SECONDS) return 'limit';
  return failed ? 'lost' : 'pilot';
}
