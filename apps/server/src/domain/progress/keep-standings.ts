import { and, eq, inArray, sql } from 'drizzle-orm';
import { elementStandings, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { type CodeGrade, readGrades } from './read-grades.ts';
import { type Standing, standAfter } from './repeat-weak.ts';
import { createStandings, type Standings } from './standings.ts';

type Row = Standing & { code: string };

/** How a pilot's elements stand. One whose grades are older than this table gets it filled here. */
export async function readStandings(ctx: DomainContext, userId: string): Promise<Standings> {
  const rows = await readRows(ctx, userId);
  if (rows.length > 0) return createStandings(rows);
  const filled = await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    await lock(tx, userId);
    return recountStandings(tx, userId);
  });
  return createStandings(filled);
}

/** Adds grades that are stored already, in the transaction that stores them. */
export async function addToStandings(
  ctx: DomainContext,
  userId: string,
  grades: readonly CodeGrade[],
): Promise<void> {
  await lock(ctx, userId);
  const rows = await readRows(ctx, userId);
  if (rows.length === 0) await recountStandings(ctx, userId);
  else await write(ctx, userId, fold(rows, grades));
}

/** Counts anew from all grades, after one of them was changed. Of these codes, or of all. */
export async function recountStandings(
  ctx: DomainContext,
  userId: string,
  codes?: readonly string[],
): Promise<Row[]> {
  const rows = fold([], await readGrades(ctx, userId, codes));
  await write(ctx, userId, rows);
  return rows;
}

/** After grades of these codes were taken back: a code that nothing else graded has no standing any more. */
export async function takeBackGrades(
  ctx: DomainContext,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await lock(ctx, userId);
  await ctx.db
    .delete(elementStandings)
    .where(and(eq(elementStandings.userId, userId), inArray(elementStandings.code, [...codes])));
  await recountStandings(ctx, userId, codes);
}

/** A drill that is answered while a session ends waits: each adds to what the other left. */
async function lock(ctx: DomainContext, userId: string): Promise<void> {
  // Not the stronger lock: it would wait for the other's new rows, which point at the user, and the other for ours.
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

function readRows(ctx: DomainContext, userId: string): Promise<Row[]> {
  const { code, lastGrade, held, dueAt } = elementStandings;
  return ctx.db
    .select({ code, lastGrade, held, dueAt })
    .from(elementStandings)
    .where(eq(elementStandings.userId, userId));
}

/** The standings that the grades change. @param grades the oldest first */
function fold(before: readonly Row[], grades: readonly CodeGrade[]): Row[] {
  const known = new Map(before.map((row) => [row.code, row as Standing]));
  const changed = new Map<string, Standing>();
  for (const { code, ...graded } of worstAtOnce(grades)) {
    const standing = standAfter(changed.get(code) ?? known.get(code) ?? null, graded);
    if (standing) changed.set(code, standing);
  }
  return [...changed].map(([code, { lastGrade, held, dueAt }]) => ({ code, lastGrade, held, dueAt }));
}

/** Lines of one debrief that grade the same element are one time, as good as its worst. */
function worstAtOnce(grades: readonly CodeGrade[]): Iterable<CodeGrade> {
  const worst = new Map<string, CodeGrade>();
  for (const grade of grades) {
    const key = `${grade.code} ${grade.at.getTime()}`;
    const other = worst.get(key);
    if (!other || badness[grade.grade] > badness[other.grade]) worst.set(key, grade);
  }
  return worst.values();
}

const badness = { 'not-assessed': 0, satisfactory: 1, unsatisfactory: 2 };

async function write(ctx: DomainContext, userId: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(elementStandings)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoUpdate({
      target: [elementStandings.userId, elementStandings.code],
      set: {
        lastGrade: sql`excluded.last_grade`,
        held: sql`excluded.held`,
        dueAt: sql`excluded.due_at`,
      },
    });
}
