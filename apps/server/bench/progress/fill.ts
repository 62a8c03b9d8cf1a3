import type { Debrief, ExamChoice, TranscriptEntry } from '@rightseat/contract';
import { type Content, type ExamState, judgeQuickAnswer, quickQuestions } from '@rightseat/examiner';
import { holdExam } from '@rightseat/examiner/testing';
import {
  assessments,
  checkridePlans,
  conversations,
  type DebriefDigest,
  drillAnswers,
  drills,
  turns,
} from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { digestOf } from '#domain/conversation/digest-of.ts';
import { newId } from '#domain/new-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TURN_MS = 15_000;
/** One INSERT takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 2_000;

type Db = DomainContext['db'];
export interface Exam {
  choice: ExamChoice;
  state: ExamState;
  transcript: TranscriptEntry[];
  debrief: Debrief;
}

/** One exam of each leg, of a candidate who knows and of one who does not: what the sessions are copies of. */
export function holdExams(content: Content): Exam[] {
  return (['strong', 'weak'] as const).flatMap((kind) =>
    [1, 2, 3, 4].map((leg) => {
      const choice = { rating: 'private', manner: 'checkride', leg } as const;
      const seed = `${kind} ${leg}`;
      const { state, transcript, debrief } = holdExam(
        { choice, kind: 'coach', limitSeconds: 1800, seed },
        kind,
        content,
      );
      return { choice, state, transcript, debrief };
    }),
  );
}

/** A pilot's sessions, one a day up to yesterday, each with its turns, debrief and grades. */
export async function fillSessions(db: Db, userId: string, exams: readonly Exam[], count: number) {
  const sessions = Array.from({ length: count }, (_, index) => ({
    id: newId('conv'),
    exam: exams[index % exams.length]!,
    startedAt: new Date(Date.now() - (count - index) * DAY_MS),
  }));
  const rows = sessions.map(({ id, exam, startedAt }) => ({ ...rowOf(id, userId, exam, startedAt) }));
  await insert(db, conversations, rows, 20);
  await insert(
    db,
    turns,
    sessions.flatMap(({ id, exam }) => turnsOf(id, exam.transcript)),
    ROWS_AT_ONCE,
  );
  const graded = sessions.flatMap(({ id, exam, startedAt }) =>
    exam.debrief.lines.flatMap(({ acs, grade }, position) =>
      [...new Set(acs)].map((code) => ({ conversationId: id, position, code, userId, grade, at: startedAt })),
    ),
  );
  await insert(db, assessments, graded, ROWS_AT_ONCE);
  return { sessions: rows.length, grades: graded.length };
}

/** Drills of four answers each over the last weeks, and a checkride in two months. */
export async function fillPractice(db: Db, userId: string, content: Content, count: number) {
  const questions = [...quickQuestions(content).values()].filter(
    ({ question }) => question.rating === 'private',
  );
  for (let index = 0; index < count; index++) {
    const drillId = newId('drill');
    const at = new Date(Date.now() - ((count - index) * DAY_MS) / 2);
    const asked = questions.slice((index * 4) % 200, ((index * 4) % 200) + 4);
    const ground = { from: 'due' } as const;
    await db.insert(drills).values({
      ...{ id: drillId, userId, rating: 'private' as const, ground, questionIds: asked.map(({ id }) => id) },
      ...{ position: 3, askedAt: null, remainingMs: 0, startedAt: at, endedAt: at },
    });
    const answers = asked.flatMap(({ id, askable }, position) => {
      const text = index % 3 === 0 ? "I don't know." : askable.modelAnswer;
      const line = judgeQuickAnswer({ questionId: id, text, isCutOff: false }, content);
      if (!line) return [];
      return [{ drillId, position, userId, text, codes: line.acs, grade: line.grade, line, at }];
    });
    await db.insert(drillAnswers).values(answers);
  }
  const checkrideOn = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
  await db.insert(checkridePlans).values({ userId, checkrideOn });
}

/** The exam as it stands after so many turns, live and without a connection for the moment. @returns its id */
export async function fillUnfinished(db: Db, userId: string, exam: Exam): Promise<string> {
  const id = newId('conv');
  const now = new Date();
  const startedAt = new Date(now.getTime() - 29 * 60_000);
  await db.insert(conversations).values({
    ...rowOf(id, userId, exam, startedAt),
    status: 'live',
    endReason: null,
    endedAt: null,
    debrief: null,
    digest: null,
    connection: 1,
    connectedAt: startedAt,
    detachedAt: now,
  });
  await insert(db, turns, turnsOf(id, exam.transcript), ROWS_AT_ONCE);
  return id;
}

function rowOf(id: string, userId: string, { choice, state, debrief }: Exam, startedAt: Date) {
  return {
    id,
    kind: 'coach' as const,
    userId,
    choice,
    engine: 'embedded',
    status: 'ended' as 'ended' | 'live',
    endReason: 'examiner' as string | null,
    limitSeconds: 1800,
    secondsUsed: 1740,
    examState: state,
    debrief: debrief as Debrief | null,
    digest: digestOf(debrief) as DebriefDigest | null,
    createdAt: startedAt,
    startedAt,
    endedAt: new Date(startedAt.getTime() + 1_740_000) as Date | null,
  };
}

function turnsOf(conversationId: string, transcript: readonly TranscriptEntry[]) {
  return transcript.map(({ role, text, interrupted }, position) => ({
    ...{ conversationId, position, role, text, interrupted },
    startedAtMs: position * TURN_MS,
    endedAtMs: (position + 1) * TURN_MS,
  }));
}

type Table = typeof conversations | typeof turns | typeof assessments;

async function insert<T extends Table>(db: Db, table: T, rows: T['$inferInsert'][], most: number) {
  for (let from = 0; from < rows.length; from += most) {
    await db.insert(table).values(rows.slice(from, from + most) as never);
  }
}
