import type { conversations, hostedExams } from '#db/schema/index.ts';
import { RESUMABLE_MS } from '#domain/conversation/detach-conversation.ts';

type Conversation = Pick<
  typeof conversations.$inferSelect,
  'limitSeconds' | 'secondsUsed' | 'connectedAt' | 'createdAt' | 'detachedAt'
>;

/** When the provider's clock began for the call that is on now: as soon as the pilot had the way in. */
const beganAt = ({ connectedAt, createdAt }: Conversation): number => (connectedAt ?? createdAt).getTime();

/** When the exam's time is up, in epoch milliseconds, if this call lasts until then. */
export function endsAtMsOf(row: Conversation): number {
  return beganAt(row) + (row.limitSeconds - row.secondsUsed) * 1000;
}

/** How much of the exam's time is gone with this call, by our own clock. */
export function secondsUsedBy(row: Conversation, now: Date): number {
  if (row.detachedAt) return row.secondsUsed;
  return used(row, now.getTime());
}

/**
 * The same for a call whose line was lost at a moment that nobody saw. Until the last request he was there; of the time
 * since then no more is given back than in which a lost line can be resumed.
 */
export function secondsHeardBy(
  row: Conversation,
  { lastRequestAt }: Pick<typeof hostedExams.$inferSelect, 'lastRequestAt'>,
  now: Date,
): number {
  if (row.detachedAt) return row.secondsUsed;
  return used(row, Math.max(lastRequestAt?.getTime() ?? 0, now.getTime() - RESUMABLE_MS));
}

function used(row: Conversation, untilMs: number): number {
  const seconds = Math.ceil(Math.max(0, untilMs - beganAt(row)) / 1000);
  return Math.min(row.limitSeconds, row.secondsUsed + seconds);
}
