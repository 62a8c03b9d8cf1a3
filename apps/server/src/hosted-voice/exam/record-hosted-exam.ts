import { isDeepStrictEqual } from 'node:util';
import type { ExamState, Verdict } from '@rightseat/examiner';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { conversations, hostedExams, turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** What one exchange leaves in the record: the pilot's words (none at the opening) and the examiner's. */
export interface RecordedExchange {
  pilot: string | null;
  examiner: string;
  /** The examiner was heard no further than `examiner` says. */
  interrupted: boolean;
  /** What was judged of the pilot's words. */
  verdicts: readonly Verdict[];
}

interface RecordInput {
  conversationId: string;
  /** A call that another has followed has nothing to tell any more. */
  call: number;
  /** All of this call, from its first words on. */
  exchanges: readonly RecordedExchange[];
  /** How many turns of the pilot they hold. */
  turns: number;
  state: ExamState;
  /** When the last of them happened, in milliseconds since the conversation started. */
  atMs: number;
}

/**
 * Writes the exam as this request tells it. Requests overlap and come late: the beginning of what is recorded already
 * replaces nothing, and what is told twice is recorded once.
 */
export async function recordHostedExam(ctx: DomainContext, input: RecordInput): Promise<void> {
  const { conversationId } = input;
  await ctx.db.transaction(async (tx) => {
    const [exam] = await tx
      .select({
        status: conversations.status,
        call: conversations.connection,
        firstPosition: hostedExams.firstPosition,
        turnsRecorded: hostedExams.turnsRecorded,
      })
      // In this order, as whoever ends or resumes it: two that lock both never wait for each other.
      .from(conversations)
      .innerJoin(hostedExams, eq(hostedExams.conversationId, conversations.id))
      .where(eq(conversations.id, conversationId))
      .for('update');
    if (!exam || exam.status === 'ended' || exam.call !== input.call) return;
    const recorded = await tx
      .select()
      .from(turns)
      .where(and(eq(turns.conversationId, conversationId), gte(turns.position, exam.firstPosition)))
      .orderBy(asc(turns.position));
    const told = toRows(input, exam.firstPosition);
    const [tells, stands] = [saidBy(told), saidBy(recorded)];
    if (isBeginning(tells, stands)) return;
    // The same words, but less of what he did: the books were still open.
    if (input.turns < exam.turnsRecorded && isDeepStrictEqual(tells, stands)) return;

    const before = new Map(recorded.map((row) => [row.position, row]));
    const isNew = (row: (typeof told)[number]) => {
      const old = before.get(row.position);
      return old?.text !== row.text || old.role !== row.role || old.interrupted !== row.interrupted;
    };
    const firstNew = told.findIndex(isNew);
    // What follows other words is said anew, though it be the same.
    const changed = firstNew < 0 ? [] : told.slice(firstNew);
    if (changed.length > 0) {
      await tx
        .insert(turns)
        .values(changed.map((row) => ({ conversationId, ...row })))
        .onConflictDoUpdate({
          target: [turns.conversationId, turns.position],
          // Where it began stays: it is the same moment, told better. An answer that grew has ended later.
          set: {
            text: sql`excluded.text`,
            interrupted: sql`excluded.interrupted`,
            endedAtMs: sql`excluded.ended_at_ms`,
            verdicts: sql`excluded.verdicts`,
          },
        });
    }
    const positions = new Set(told.map(({ position }) => position));
    const gone = recorded.map(({ position }) => position).filter((position) => !positions.has(position));
    if (gone.length > 0) {
      await tx
        .delete(turns)
        .where(and(eq(turns.conversationId, conversationId), inArray(turns.position, gone)));
    }
    await tx
      .update(hostedExams)
      .set({
        turnsRecorded: input.turns,
        turnsAnswered: sql`greatest(${hostedExams.turnsAnswered}, ${input.turns}::int)`,
        lastRequestAt: ctx.clock.now(),
      })
      .where(eq(hostedExams.conversationId, conversationId));
    await tx
      .update(conversations)
      .set({ examState: input.state })
      .where(eq(conversations.id, conversationId));
  });
}

const saidBy = (rows: readonly { role: string; text: string }[]) =>
  rows.filter(({ role }) => role === 'pilot').map(({ text }) => text);

/** A request that came late, or a guess at an unfinished answer that came after the whole one. */
function isBeginning(told: readonly string[], recorded: readonly string[]): boolean {
  const last = told.length - 1;
  if (told.length > recorded.length) return false;
  if (told.slice(0, last).some((text, index) => text !== recorded[index])) return false;
  if (last < 0) return recorded.length > 0;
  const whole = recorded[last]!;
  return told.length < recorded.length
    ? whole.startsWith(told[last]!)
    : whole !== told[last] && whole.startsWith(told[last]!);
}

/** This call's first words are at `first`, exchange n at 2n-1 and 2n after it; a turn without words leaves a gap. */
function toRows({ exchanges, atMs }: RecordInput, first: number) {
  const now = Math.max(0, Math.round(atMs));
  return exchanges.flatMap(({ pilot, examiner, interrupted, verdicts }, index) => {
    const at = first + index === 0 ? 0 : now;
    const times = { startedAtMs: at, endedAtMs: at };
    const said = {
      position: first + index * 2 - 1,
      role: 'pilot' as const,
      text: pilot ?? '',
      interrupted: false,
      verdicts,
    };
    const answered = {
      position: first + index * 2,
      role: 'examiner' as const,
      text: examiner,
      interrupted,
      verdicts: null,
    };
    return [said, answered].filter(({ text }) => text !== '').map((row) => ({ ...row, ...times }));
  });
}
