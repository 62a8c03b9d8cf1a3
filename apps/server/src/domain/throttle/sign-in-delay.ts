import type { DomainContext } from '#domain/context.ts';
import { tooManyRequests } from '#domain/errors.ts';
import { countOver, forgive, throttle, uncount } from './throttle.ts';

export interface SignInTry {
  email: string;
  /** See network-of.ts. */
  network: string;
  /** The device that has signed in to this account before; null for any other. */
  device: string | null;
  /** Whether anybody still waits for the answer. */
  isGone: () => boolean;
}

/** The wait doubles with every guess up to here: an owner at a new device waits, and is never refused. */
const LONGEST_MS = 10_000;
const FIRST_MS = 250;

/** Waiting holds a socket: one network address may hold so many, on each node. */
const MOST_WAITING = 3;
const waiting = new Map<string, number>();

/**
 * Counts a try to sign in before the password is looked at. A device that the account knows is counted by itself alone.
 * Others are refused by their own address's tries, and slowed by everybody's. Returns how far the tries from unknown
 * devices have gone past what is free; throws too_many_requests.
 */
export async function admitSignIn(ctx: DomainContext, tried: SignInTry): Promise<number> {
  const { email, network, device } = tried;
  if (device !== null) {
    await throttle(ctx, [{ limit: 'loginByKnownDevice', whom: device }]);
    return 0;
  }
  await throttle(ctx, [{ limit: 'loginByAddress', whom: network }, ofAccountAndNetwork(email, network)]);
  const over = await countOver(ctx, ofAccount(email));
  if (over > 0) await waitInTurn(ctx, tried, Math.min(LONGEST_MS, FIRST_MS * 2 ** (over - 1)));
  return over;
}

/** The right password: this try was no guess, and the slips before it at this place are forgotten. */
export async function acquitSignIn(ctx: DomainContext, tried: SignInTry): Promise<void> {
  const { email, network, device } = tried;
  if (device !== null) return forgive(ctx, [{ limit: 'loginByKnownDevice', whom: device }]);
  await uncount(ctx, ofAccount(email));
  await forgive(ctx, [ofAccountAndNetwork(email, network)]);
}

export const ofAccount = (email: string) =>
  ({ limit: 'unknownLoginByAccount', whom: email.toLowerCase() }) as const;

export const ofAccountAndNetwork = (email: string, network: string) =>
  ({ limit: 'loginByAccountAndAddress', whom: `${email.toLowerCase()} ${network}` }) as const;

async function waitInTurn(ctx: DomainContext, { network, isGone }: SignInTry, delayMs: number) {
  const others = waiting.get(network) ?? 0;
  const seconds = Math.ceil(delayMs / 1000);
  if (others >= MOST_WAITING) {
    throw tooManyRequests('Too many attempts at once. Please try again in a moment.', seconds);
  }
  waiting.set(network, others + 1);
  try {
    await ctx.clock.wait(delayMs);
  } finally {
    const left = (waiting.get(network) ?? 1) - 1;
    if (left === 0) waiting.delete(network);
    else waiting.set(network, left);
  }
  // A guesser who hangs up does not get the work either.
  if (isGone()) throw tooManyRequests('Too many attempts at once. Please try again in a moment.', seconds);
}
