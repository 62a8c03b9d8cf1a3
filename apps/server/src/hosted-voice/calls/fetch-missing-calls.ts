import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { HostedVoice } from '#hosted-voice/hosted-voice.ts';
import { lookAtCall } from './look-at-call.ts';

/** No pilot thinks that long without the provider asking us what to say to his silence. */
const QUIET_MS = 90_000;

/** Each look is a call of the provider's API; the rest waits for the next round. */
const MOST_AT_ONCE = 20;

/** The page told the end and no webhook came: what the call took is asked for this long. */
const ASKED_AFTERWARDS_MS = 30 * 60_000;

/** Asks the provider about calls that have gone quiet, or are over, and whose webhook has not come. */
export async function fetchMissingCalls(hosted: HostedVoice): Promise<void> {
  if (!hosted.provider) return;
  const { db, clock } = hosted.context;
  const now = clock.now().getTime();
  const quietSince = new Date(now - QUIET_MS);
  const endedSince = new Date(now - ASKED_AFTERWARDS_MS);
  const quiet = await db
    .select({ id: hostedExams.providerConversationId })
    .from(hostedExams)
    .innerJoin(conversations, eq(conversations.id, hostedExams.conversationId))
    .where(
      and(
        or(
          inArray(conversations.status, ['created', 'live']),
          and(isNull(hostedExams.providerSeconds), gt(conversations.endedAt, endedSince)),
        ),
        isNotNull(hostedExams.providerConversationId),
        lt(sql`coalesce(${hostedExams.lastRequestAt}, ${conversations.createdAt})`, quietSince.toISOString()),
      ),
    )
    // Those that run come first: their debrief waits for it.
    .orderBy(sql`${conversations.endedAt} asc nulls first`)
    .limit(MOST_AT_ONCE);
  for (const { id } of quiet) await lookAtCall(hosted, id!);
}
