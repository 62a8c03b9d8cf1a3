import { asc, eq } from 'drizzle-orm';
import { drillAnswers, drills } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Every drill of a pilot with its answers, for the account's export. */
export async function exportDrills(ctx: DomainContext, userId: string) {
  const rows = await ctx.db
    .select({
      id: drills.id,
      rating: drills.rating,
      ground: drills.ground,
      questionIds: drills.questionIds,
      startedAt: drills.startedAt,
      endedAt: drills.endedAt,
    })
    .from(drills)
    .where(eq(drills.userId, userId))
    .orderBy(asc(drills.startedAt));
  const answers = await ctx.db
    .select({
      drillId: drillAnswers.drillId,
      position: drillAnswers.position,
      text: drillAnswers.text,
      isSpoken: drillAnswers.isSpoken,
      line: drillAnswers.line,
      at: drillAnswers.at,
    })
    .from(drillAnswers)
    .where(eq(drillAnswers.userId, userId))
    .orderBy(asc(drillAnswers.at));
  const byDrill = new Map<string, Omit<(typeof answers)[number], 'drillId'>[]>();
  for (const { drillId, ...answer } of answers) {
    byDrill.set(drillId, [...(byDrill.get(drillId) ?? []), answer]);
  }
  return rows.map((row) => ({ ...row, answers: byDrill.get(row.id) ?? [] }));
}
