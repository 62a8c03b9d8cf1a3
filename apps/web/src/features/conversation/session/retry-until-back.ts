import { ApiError } from '#lib/api-error.ts';

/** The server keeps a lost conversation for this long. */
const RESUMABLE_MS = 120_000;

/** Quick at first, for a moment's loss; then every few seconds, for a server that starts again. */
const DELAYS_MS = [0, 300, 1_200, 2_700, 4_800];

/** Tries until it works. False when the two minutes are over, the server says no, or nobody wants it any more. */
export async function retryUntilBack(
  attempt: () => Promise<void>,
  isWanted: () => boolean,
): Promise<boolean> {
  const giveUpAt = Date.now() + RESUMABLE_MS;
  for (let tries = 0; isWanted() && Date.now() < giveUpAt; tries++) {
    const delayMs = DELAYS_MS[tries] ?? DELAYS_MS.at(-1);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (!isWanted()) return false;
    try {
      await attempt();
      return true;
    } catch (error) {
      if (isFinal(error)) return false;
    }
  }
  return false;
}

/** Over, another's, or signed out: trying again changes nothing. A server that is starting is none of these. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [401, 402, 404, 409].includes(error.status);
}

/** A few times, for a moment without a network; nobody waits for longer, and what does not work then is let go. */
export async function insist(attempt: () => Promise<unknown>): Promise<void> {
  for (const delayMs of DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      await attempt();
      return;
    } catch (error) {
      if (isFinal(error)) return;
    }
  }
}
