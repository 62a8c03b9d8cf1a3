import type {
  AdminChallengesOutput,
  DebriefLine,
  RuleChallengeInput,
  TranscriptEntry,
} from '@rightseat/contract';
import { type Content, presentVerdicts, type Recorded, titleLine } from '@rightseat/examiner';
import { and, asc, eq, sql } from 'drizzle-orm';
import { assessments, challenges, conversations, users } from '#db/schema/index.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { readTranscript } from '#domain/conversation/read-transcript.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { recountStandings } from '#domain/progress/keep-standings.ts';
import { presentChallenge } from './challenge-line.ts';

/** A queue that is worked off: more than this at once nobody reads. */
const MOST_SHOWN = 100;

const lineOf = sql`${conversations.debrief} -> 'lines' -> ${challenges.position}`;
/** Of what was asked, put off and left in the middle: all that a debrief has lines of. */
const recordsOf = sql`coalesce(${conversations.examState} -> 'asked', '[]')
  || coalesce(${conversations.examState} -> 'waiting', '[]')
  || coalesce(${conversations.examState} -> 'current', '[]')`;

/** The open ones first, the oldest of them first. */
export async function listChallenges(ctx: DomainContext, content: Content): Promise<AdminChallengesOutput> {
  const rows = await ctx.db
    .select({
      challenge: challenges,
      email: users.email,
      line: sql<DebriefLine | null>`${lineOf}`,
      // Found by its line's name, made as lineName makes it.
      record: sql<Recorded | null>`(
        select record || jsonb_build_object('scenario', ${conversations.examState} -> 'scenario')
        from jsonb_array_elements(${recordsOf}) as record
        where (record ->> 'questionId')
          || coalesce('.follow-up-' || ((record ->> 'followUp')::int + 1), '') = ${lineOf} ->> 'questionId'
        limit 1)`,
    })
    .from(challenges)
    .innerJoin(conversations, eq(conversations.id, challenges.conversationId))
    .innerJoin(users, eq(users.id, challenges.userId))
    .orderBy(sql`${challenges.status} <> 'open'`, asc(challenges.createdAt))
    .limit(MOST_SHOWN);
  return {
    challenges: rows.map(({ challenge, email, line, record }) => ({
      ...presentChallenge(challenge),
      conversationId: challenge.conversationId,
      email,
      line: line && titleLine(line, content),
      verdicts: record ? presentVerdicts(record, content) : [],
    })),
  };
}

/** What was said around the challenged line. An admin reads no other conversation. Throws not_found. */
export async function readChallengedTranscript(ctx: DomainContext, id: string): Promise<TranscriptEntry[]> {
  const [row] = await ctx.db
    .select({ conversationId: challenges.conversationId })
    .from(challenges)
    .where(eq(challenges.id, id));
  if (!row) throw notFound();
  return readTranscript(ctx, row.conversationId);
}

/**
 * Answers a challenge, once. Where the pilot was right, progress counts the line as satisfactory; the debrief keeps
 * its own grade and shows the ruling beside it.
 */
export async function ruleChallenge(
  ctx: DomainContext,
  actor: AdminActor,
  { id, status, ruling }: RuleChallengeInput & { id: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(challenges)
      .set({ status, ruling, ruledBy: actor.id, ruledAt: ctx.clock.now() })
      .where(and(eq(challenges.id, id), eq(challenges.status, 'open')))
      .returning();
    if (!row) {
      const [known] = await tx.select({ id: challenges.id }).from(challenges).where(eq(challenges.id, id));
      throw known ? conflict('This challenge has been answered already.') : notFound();
    }
    await writeAudit({ ...ctx, db: tx }, actor, {
      action: 'challenge.ruled',
      targetUserId: row.userId,
      before: { status: 'open' },
      after: { status, ruling, challengeId: id },
    });
    if (status !== 'overruled') return;
    const graded = await tx
      .update(assessments)
      .set({ grade: 'satisfactory' })
      .where(and(eq(assessments.conversationId, row.conversationId), eq(assessments.position, row.position)))
      .returning({ code: assessments.code });
    await recountStandings(
      { ...ctx, db: tx },
      row.userId,
      graded.map(({ code }) => code),
    );
  });
}
