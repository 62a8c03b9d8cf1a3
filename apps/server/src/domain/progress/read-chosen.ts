import type { ExamResult } from '@rightseat/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** What was chosen in each ended session, and what its letter said: never the debriefs themselves. */
export function readChosen(ctx: DomainContext, userId: string) {
  return ctx.db
    .select({
      id: conversations.id,
      choice: conversations.choice,
      startedAt: conversations.startedAt,
      result: sql<ExamResult | null>`${conversations.digest} ->> 'result'`,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.kind, 'coach'),
        eq(conversations.status, 'ended'),
        isNotNull(conversations.startedAt),
      ),
    )
    .orderBy(asc(conversations.startedAt));
}

export type Chosen = Awaited<ReturnType<typeof readChosen>>[number];

/** Elements that the pilot named as missed in a knowledge test, in any session. */
export function missedCodes(chosen: readonly Chosen[]): ReadonlySet<string> {
  return new Set(chosen.flatMap(({ choice }) => (choice.weak ? [] : (choice.codes ?? []))));
}
