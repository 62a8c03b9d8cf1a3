import type { Clock } from '#domain/clock.ts';

/**
 * In characters of what the pilot said. All of half an hour's talk is some 30,000, and a request that begins otherwise
 * than the one before has all of it judged anew: about 1 ms for each thousand, and 6 at the worst, in which nobody else is answered.
 * Beside that reader and judge read what nobody had read, on threads of their own, which everybody shares.
 */
const MOST_AT_ONCE = 60_000;

/** Guesses at one long answer come about twice a second. */
const REGAINED_PER_SECOND = 500;

/** A turn of one word has its work too: reader and judge take some 30 ms for it. */
const LEAST_PER_TURN = 200;

/** Those who were not heard of for longest have regained theirs. */
const MOST_KEPT = 1_000;

/**
 * How much judging one conversation may ask for. Whoever holds the key of his own could otherwise stop the process for
 * everybody, a request at a time.
 */
export function createWorkAllowance(clock: Clock): (conversationId: string, characters: number) => boolean {
  const kept = new Map<string, { left: number; atMs: number }>();
  return (conversationId, characters) => {
    const nowMs = clock.now().getTime();
    const before = kept.get(conversationId) ?? { left: MOST_AT_ONCE, atMs: nowMs };
    const regained = ((nowMs - before.atMs) / 1000) * REGAINED_PER_SECOND;
    const left = Math.min(MOST_AT_ONCE, before.left + regained) - Math.max(LEAST_PER_TURN, characters);
    kept.delete(conversationId);
    kept.set(conversationId, { left: Math.max(0, left), atMs: nowMs });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return left >= 0;
  };
}
