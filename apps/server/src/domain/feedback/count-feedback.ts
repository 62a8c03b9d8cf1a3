import type { AdminHealthOutput } from '@rightseat/contract';
import { count } from 'drizzle-orm';
import { replyFeedback } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Of all replies that anybody has judged so far. */
export async function countFeedback({ db }: DomainContext): Promise<AdminHealthOutput['feedback']> {
  const scores = await db
    .select({ score: replyFeedback.score, count: count() })
    .from(replyFeedback)
    .groupBy(replyFeedback.score);
  const of = (score: 'like' | 'dislike') => scores.find((row) => row.score === score)?.count ?? 0;
  return { likes: of('like'), dislikes: of('dislike') };
}
