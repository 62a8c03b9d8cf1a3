import type { MarkReadInput, QuestionReview } from '@rightseat/contract';
import { type Content, digestQuestion, taskCodeOf } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { questionReviews } from '#db/schema/index.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAfter } from '#domain/days.ts';
import { conflict, invalidInput, notFound } from '#domain/errors.ts';

type Review = typeof questionReviews.$inferSelect;

/** By question, those too of a wording that has changed since. */
export async function listReviews(ctx: DomainContext, content: Content): Promise<QuestionReview[]> {
  const rows = await ctx.db.select().from(questionReviews).orderBy(questionReviews.questionId);
  return rows.map((row) => present(row, content));
}

/**
 * Marks a question as read, in the wording that was read; again with another name or day takes the place of it. Throws not_found,
 * conflict where it has changed since, invalid_input for a day that is still to come.
 */
export async function markRead(
  ctx: DomainContext,
  content: Content,
  actor: AdminActor,
  { questionId, name, readOn, wording }: MarkReadInput & { questionId: string },
): Promise<QuestionReview> {
  const current = digestQuestion(questionId, content);
  if (!current) throw notFound('There is no such question.');
  if (wording !== current)
    throw conflict('This question has changed since you opened it. Please read it again.');
  // Somewhere on earth it is tomorrow already.
  const latest = daysAfter(ctx.clock.now(), 1).toISOString().slice(0, 10);
  if (readOn > latest) throw invalidInput('That day is still to come.');
  const row: Review = { questionId, wording, name, readOn };
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(questionReviews)
      .where(eq(questionReviews.questionId, questionId))
      .for('update');
    await tx
      .insert(questionReviews)
      .values(row)
      .onConflictDoUpdate({ target: questionReviews.questionId, set: row });
    await writeAudit({ ...ctx, db: tx }, actor, {
      action: 'question.read',
      ...(before && { before: told(before) }),
      after: told(row),
    });
  });
  return present(row, content);
}

/** Safe to repeat. */
export async function unmarkRead(ctx: DomainContext, actor: AdminActor, questionId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .delete(questionReviews)
      .where(eq(questionReviews.questionId, questionId))
      .returning();
    if (!before) return;
    await writeAudit({ ...ctx, db: tx }, actor, { action: 'question.unread', before: told(before) });
  });
}

const told = ({ questionId, name, readOn }: Review) => ({ questionId, name, readOn });

const present = ({ questionId, name, readOn, wording }: Review, content: Content): QuestionReview => ({
  questionId,
  task: taskCodeOf(questionId, content),
  name,
  readOn,
  isCurrent: wording === digestQuestion(questionId, content),
});
