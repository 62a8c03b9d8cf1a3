import { type Debrief, type DebriefLine, readLineName } from '@rightseat/contract';
import { inArray } from 'drizzle-orm';
import { questionReviews } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Each line with who read its question, where somebody did and in the very wording that was asked. */
export async function namedReviewers(ctx: DomainContext, debrief: Debrief): Promise<Debrief> {
  const wordings = debrief.lines.flatMap(({ wording }) => wording ?? []);
  if (wordings.length === 0) return debrief;
  const rows = await ctx.db.select().from(questionReviews).where(inArray(questionReviews.wording, wordings));
  const byQuestion = new Map(rows.map((row) => [row.questionId, row]));
  const name = (line: DebriefLine): DebriefLine => {
    // A follow-up is read with its question.
    const review = byQuestion.get(readLineName(line.questionId).questionId);
    if (!review || review.wording !== line.wording) return line;
    return { ...line, reviewed: { name: review.name, readOn: review.readOn } };
  };
  return { ...debrief, lines: debrief.lines.map(name) };
}
