import { setTimeout as wait } from 'node:timers/promises';

/**
 * Longer than the work of a call that must not tell whether an address has an account: one path writes a row more
 * than the other, and that difference disappears below this floor.
 */
const FLOOR_MS = 200;

/** Does the work and answers no sooner than the floor; failures as well. */
export async function takeAtLeast<Result>(work: () => Promise<Result>): Promise<Result> {
  const floor = wait(FLOOR_MS);
  try {
    return await work();
  } finally {
    await floor;
  }
}
