import { asc, eq, inArray } from 'drizzle-orm';
import {
  assessments,
  challenges,
  checkridePlans,
  conversations,
  debriefShares,
  instructorNotes,
  outboxMails,
  purchases,
  replyFeedback,
  studyPreferences,
  subscriptions,
  turns,
  usageEntries,
  users,
} from '#db/schema/index.ts';
import { listPasskeys } from '#domain/account/passkey/list-passkeys.ts';
import { listSessions } from '#domain/account/session/list-sessions.ts';
import type { DomainContext } from '#domain/context.ts';
import { exportDrills } from '#domain/drill/export-drills.ts';
import { getFlight } from '#domain/flight/get-flight.ts';
import { listSecurityEvents } from '#domain/security-event/list-security-events.ts';

/**
 * Everything the product knows about one user, as one plain object. Left out, because they are keys and not data: the
 * password's hash, tokens, and the examiner's working state, whose result is the transcript and the debrief.
 */
export async function exportAccount(ctx: DomainContext, userId: string) {
  const [account] = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isAdmin: users.isAdmin,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return {
    exportedAt: ctx.clock.now(),
    account,
    sessions: await listSessions(ctx, userId),
    passkeys: await listPasskeys(ctx, userId),
    securityEvents: await listSecurityEvents(ctx, userId, 1000),
    conversations: await exportConversations(ctx, userId),
    progress: await exportProgress(ctx, userId),
    flight: await getFlight(ctx, userId),
    usage: await exportUsage(ctx, userId),
    ...(await exportPayments(ctx, userId)),
    mails: await ctx.db
      .select({
        kind: outboxMails.kind,
        to: outboxMails.toAddress,
        subject: outboxMails.subject,
        status: outboxMails.status,
        createdAt: outboxMails.createdAt,
        sentAt: outboxMails.sentAt,
      })
      .from(outboxMails)
      .where(eq(outboxMails.userId, userId))
      .orderBy(asc(outboxMails.createdAt)),
  };
}

async function exportConversations(ctx: DomainContext, userId: string) {
  const rows = await ctx.db
    .select({
      id: conversations.id,
      kind: conversations.kind,
      choice: conversations.choice,
      status: conversations.status,
      endReason: conversations.endReason,
      limitSeconds: conversations.limitSeconds,
      secondsUsed: conversations.secondsUsed,
      createdAt: conversations.createdAt,
      startedAt: conversations.startedAt,
      endedAt: conversations.endedAt,
      debrief: conversations.debrief,
    })
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.createdAt));
  const said = await listTurns(
    ctx,
    rows.map((row) => row.id),
  );
  const judged = await ctx.db
    .select({
      conversationId: replyFeedback.conversationId,
      reply: replyFeedback.reply,
      score: replyFeedback.score,
      createdAt: replyFeedback.createdAt,
    })
    .from(replyFeedback)
    .innerJoin(conversations, eq(conversations.id, replyFeedback.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(replyFeedback.createdAt));
  return rows.map((row) => ({
    ...row,
    transcript: said.get(row.id) ?? [],
    feedback: judged.filter(({ conversationId }) => conversationId === row.id),
  }));
}

/** What is kept beside the debriefs: grades by element, objections, instructors' links, drills, the day prepared for. */
async function exportProgress(ctx: DomainContext, userId: string) {
  const [plan] = await ctx.db.select().from(checkridePlans).where(eq(checkridePlans.userId, userId));
  const [preferences] = await ctx.db
    .select({
      checkrideAskedAt: studyPreferences.checkrideAskedAt,
      weeklyMailSince: studyPreferences.weeklyMailSince,
      weeklyMailAt: studyPreferences.weeklyMailAt,
    })
    .from(studyPreferences)
    .where(eq(studyPreferences.userId, userId));
  return {
    checkrideOn: plan?.checkrideOn ?? null,
    preferences: preferences ?? null,
    assessments: await ctx.db
      .select({
        conversationId: assessments.conversationId,
        position: assessments.position,
        code: assessments.code,
        grade: assessments.grade,
        at: assessments.at,
      })
      .from(assessments)
      .where(eq(assessments.userId, userId))
      .orderBy(asc(assessments.at), asc(assessments.position), asc(assessments.code)),
    challenges: await ctx.db
      .select({
        conversationId: challenges.conversationId,
        position: challenges.position,
        note: challenges.note,
        status: challenges.status,
        ruling: challenges.ruling,
        createdAt: challenges.createdAt,
        ruledAt: challenges.ruledAt,
      })
      .from(challenges)
      .where(eq(challenges.userId, userId))
      .orderBy(asc(challenges.createdAt)),
    shares: await ctx.db
      .select({
        conversationId: debriefShares.conversationId,
        createdAt: debriefShares.createdAt,
        revokedAt: debriefShares.revokedAt,
      })
      .from(debriefShares)
      .innerJoin(conversations, eq(conversations.id, debriefShares.conversationId))
      .where(eq(conversations.userId, userId))
      .orderBy(asc(debriefShares.createdAt)),
    instructorNotes: await ctx.db
      .select({
        conversationId: instructorNotes.conversationId,
        kind: instructorNotes.kind,
        position: instructorNotes.position,
        name: instructorNotes.name,
        text: instructorNotes.text,
        createdAt: instructorNotes.createdAt,
      })
      .from(instructorNotes)
      .innerJoin(conversations, eq(conversations.id, instructorNotes.conversationId))
      .where(eq(conversations.userId, userId))
      .orderBy(asc(instructorNotes.createdAt)),
    drills: await exportDrills(ctx, userId),
  };
}

/** The ledger's lines: what each conversation took, and what of it counted. */
function exportUsage(ctx: DomainContext, userId: string) {
  return ctx.db
    .select({
      conversationId: usageEntries.conversationId,
      engine: usageEntries.engine,
      seconds: usageEntries.seconds,
      countedSeconds: usageEntries.countedSeconds,
      source: usageEntries.source,
      startedAt: usageEntries.startedAt,
    })
    .from(usageEntries)
    .where(eq(usageEntries.userId, userId))
    .orderBy(asc(usageEntries.startedAt));
}

async function listTurns(ctx: DomainContext, conversationIds: string[]) {
  const byConversation = new Map<string, Omit<typeof turns.$inferSelect, 'conversationId' | 'position'>[]>();
  if (conversationIds.length === 0) return byConversation;
  const rows = await ctx.db
    .select()
    .from(turns)
    .where(inArray(turns.conversationId, conversationIds))
    .orderBy(asc(turns.conversationId), asc(turns.position));
  for (const { conversationId, position: _, ...turn } of rows) {
    const list = byConversation.get(conversationId) ?? [];
    list.push(turn);
    byConversation.set(conversationId, list);
  }
  return byConversation;
}

async function exportPayments(ctx: DomainContext, userId: string) {
  const payments = await ctx.db
    .select()
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(asc(purchases.paidAt));
  const access = await ctx.db
    .select({
      id: subscriptions.id,
      source: subscriptions.source,
      status: subscriptions.status,
      startsAt: subscriptions.startsAt,
      endsAt: subscriptions.endsAt,
      createdAt: subscriptions.createdAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.startsAt));
  return { payments, access };
}
