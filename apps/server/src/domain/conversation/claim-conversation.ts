import type { ConversationKind } from '@rightseat/contract';
import { type ExamState, keepsVerdicts } from '@rightseat/examiner';
import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import { isUniqueViolation } from '#db/is-unique-violation.ts';
import { conversations, turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict } from '#domain/errors.ts';
import { hashToken } from '#domain/hash-token.ts';
import { requireFairUse } from '#domain/usage/require-fair-use.ts';
import { countDemo, requireDemoAllowance } from './demo-allowance.ts';
import { listUnheard } from './list-unheard.ts';
import { LIVE_ELSEWHERE } from './require-coach.ts';
import type { StoredTurn } from './store-turn.ts';

/** Our own engine, over our socket or in a LiveKit room: the ledger tells them apart. */
type OwnEngine = 'embedded' | 'livekit';

export interface ClaimedConversation {
  id: string;
  kind: ConversationKind;
  userId: string | null;
  limitSeconds: number;
  keepsVoice: boolean;
  examState: ExamState;
  /** 0 for the first; each resumption counts one up. */
  connection: number;
  /** Of the connections before this one. */
  secondsUsed: number;
  /** How many turns are stored: the next one's position. */
  turnsStored: number;
  /** What the pilot had said to the end when his process died, and no examiner has judged. */
  unheard: StoredTurn[];
}

interface ClaimOptions {
  engine?: OwnEngine;
  /** Throws where this one may not be had here and now; then nothing is claimed. */
  requireClaimable?: (claimed: ClaimedConversation) => void;
}

/**
 * The token opens the conversation, or opens it again after its connection was lost; each token once. Null when it is unknown, used or older than 60 s.
 * Throws too_many_requests when the address spent its demos since the token was handed out, conflict when the
 * account opened another conversation since; too_many_requests or forbidden when the minutes or the demo went meanwhile.
 */
export async function claimConversation(
  ctx: DomainContext,
  token: string,
  address: string,
  { engine = 'embedded', requireClaimable = () => {} }: ClaimOptions = {},
): Promise<ClaimedConversation | null> {
  try {
    return await claim(ctx, { token, address, engine, requireClaimable });
  } catch (error) {
    if (isUniqueViolation(error, 'conversation_one_live')) throw conflict(LIVE_ELSEWHERE);
    throw error;
  }
}

function claim(
  ctx: DomainContext,
  { token, address, engine, requireClaimable }: { token: string; address: string } & Required<ClaimOptions>,
): Promise<ClaimedConversation | null> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const [row] = await tx
      .update(conversations)
      .set({
        status: 'live',
        engine,
        startedAt: sql`coalesce(${conversations.startedAt}, ${now.toISOString()}::timestamptz)`,
        connectedAt: now,
        detachedAt: null,
        tokenHash: null,
        tokenExpiresAt: null,
      })
      .where(
        and(
          eq(conversations.tokenHash, hashToken(token)),
          ne(conversations.status, 'ended'),
          gt(conversations.tokenExpiresAt, now),
        ),
      )
      .returning();
    if (!row) return null;
    // One that goes on has been asked already, and may finish.
    if (row.connection === 0) await requireFairUse({ ...ctx, db: tx }, row);
    if (row.kind === 'demo') {
      await requireDemoAllowance({ ...ctx, db: tx }, address);
      await countDemo({ ...ctx, db: tx }, row.id, address);
    }
    const [stored] = await tx.select({ turns: count() }).from(turns).where(eq(turns.conversationId, row.id));
    const examState = row.examState as ExamState;
    const claimed = {
      id: row.id,
      kind: row.kind,
      userId: row.userId,
      limitSeconds: row.limitSeconds,
      keepsVoice: row.keepsVoice,
      examState,
      connection: row.connection,
      secondsUsed: row.secondsUsed,
      turnsStored: Number(stored?.turns ?? 0),
      unheard:
        row.connection > 0 && keepsVerdicts(examState) ? await listUnheard({ ...ctx, db: tx }, row.id) : [],
    };
    requireClaimable(claimed);
    return claimed;
  });
}
