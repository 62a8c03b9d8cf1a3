/** The twelfth attempt is about seven hours after the first: long enough for a mail server's bad morning. */
export const LAST_ATTEMPT = 12;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** Milliseconds from a failed attempt (the first is 1) to the next: doubling, at most an hour. */
export function waitAfterAttempt(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
}
