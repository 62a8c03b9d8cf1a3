import type { ExamState } from '@rightseat/examiner';
import { and, eq, gt, sql } from 'drizzle-orm';
import { conversations, hostedExams, turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** What one exchange leaves in the record: the pilot's words (none at the opening) and the examiner's. */
export interface RecordedExchange {
  pilot: string | null;
  examiner: string;
  /** The examiner was heard no further than `examiner` says. */
  interrupted: boolean;
}

interface RecordInput {
  conversationId: string;
  /** All of them, from the opening on. */
  exchanges: readonly RecordedExchange[];
  state: ExamState;
  /** When the last of them happened, in milliseconds since the conversation started. */
  atMs: number;
}

/**
 * Writes the exam as this request tells it. Requests overlap and come late: a shorter story never replaces a longer
 * one, and what is recorded twice is recorded once.
 */
export async function recordHostedExam(ctx: DomainContext, input: RecordInput): Promise<void> {
  const { conversationId, exchanges } = input;
  const last = exchanges.length - 1;
  await ctx.db.transaction(async (tx) => {
    const [exam] = await tx
      .select({ turnsRecorded: hostedExams.turnsRecorded, status: conversations.status })
      .from(hostedExams)
      .innerJoin(conversations, eq(conversations.id, hostedExams.conversationId))
      .where(eq(hostedExams.conversationId, conversationId))
      .for('update');
    if (!exam || exam.status === 'ended' || exam.turnsRecorded > last) return;
    if (exam.turnsRecorded === last && (await isFirstPart(tx, conversationId, exchanges))) return;
    // The one before is written again: only now is it known how much of it was heard.
    const rows = toRows(exchanges, Math.max(0, exam.turnsRecorded - 1), Math.max(0, Math.round(input.atMs)));
    if (rows.length > 0) {
      await tx
        .insert(turns)
        .values(rows.map((row) => ({ conversationId, ...row })))
        .onConflictDoUpdate({
          target: [turns.conversationId, turns.position],
          set: { text: sql`excluded.text`, interrupted: sql`excluded.interrupted` },
        });
    }
    // An answer said more fully may leave its examiner without words where he had some before.
    await tx.delete(turns).where(and(eq(turns.conversationId, conversationId), gt(turns.position, last * 2)));
    await tx
      .update(hostedExams)
      .set({ turnsRecorded: last })
      .where(eq(hostedExams.conversationId, conversationId));
    await tx
      .update(conversations)
      .set({ examState: input.state })
      .where(eq(conversations.id, conversationId));
  });
}

/** A guess at an unfinished answer, arriving after the whole one. */
async function isFirstPart(
  db: DomainContext['db'],
  conversationId: string,
  exchanges: readonly RecordedExchange[],
): Promise<boolean> {
  const guess = exchanges.at(-1)?.pilot;
  if (!guess) return false;
  const [recorded] = await db
    .select({ text: turns.text })
    .from(turns)
    .where(
      and(eq(turns.conversationId, conversationId), eq(turns.position, pilotPosition(exchanges.length - 1))),
    );
  return recorded !== undefined && recorded.text.length > guess.length && recorded.text.startsWith(guess);
}

/** The opening is at 0, exchange n at 2n-1 and 2n; a turn without words leaves a gap. */
const pilotPosition = (exchange: number) => exchange * 2 - 1;

function toRows(exchanges: readonly RecordedExchange[], from: number, atMs: number) {
  return exchanges.flatMap(({ pilot, examiner, interrupted }, index) => {
    if (index < from) return [];
    const times = { startedAtMs: index === 0 ? 0 : atMs, endedAtMs: index === 0 ? 0 : atMs };
    const said = {
      position: pilotPosition(index),
      role: 'pilot' as const,
      text: pilot ?? '',
      interrupted: false,
    };
    const answered = { position: index * 2, role: 'examiner' as const, text: examiner, interrupted };
    return [said, answered].filter(({ text }) => text !== '').map((row) => ({ ...row, ...times }));
  });
}
