import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from './gate.ts';

/**
 * OWASP's choice for argon2id (the library's default kind): 19 MiB, two passes, one lane. About 10 ms of one
 * core here, off the event loop; and too much memory for a guessing machine to run thousands side by side.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing shares Node's thread pool (four threads) with files and name look-ups, and the cores with everything
 * else: at most this many at once, so a rush of sign-ins queues for itself alone.
 */
const gate = createGate(Math.max(1, Math.min(2, availableParallelism() - 1)));

/** Composed (NFC): the same password typed on another system must be the same bytes. */
export const hashPassword = (password: string): Promise<string> =>
  gate(() => hash(password.normalize('NFC'), COST));

/**
 * Whether the password is right. Without an account (`null`) it is checked against a hash nobody knows the
 * password of: the same work, hence the same time, and always wrong.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const right = await gate(async () =>
    verify(passwordHash ?? (await nobodysHash), password.normalize('NFC')),
  );
  return right && passwordHash !== null;
}

const nobodysHash = hash(crypto.randomUUID(), COST);
