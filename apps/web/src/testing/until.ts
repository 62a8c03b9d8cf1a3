import { vi } from 'vitest';

/**
 * Waits until a check no longer throws, and gives what it returns. Meanwhile the page renders by itself, as in a browser:
 * an answer that comes in is nothing that the test did, so React is not to ask for `act` around it.
 */
export async function until<Found>(check: () => Found): Promise<Found> {
  const acting = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    const found = await vi.waitFor(check, { timeout: 20_000, interval: 10 });
    // What came with it is still being rendered.
    await new Promise((passed) => setTimeout(passed, 0));
    return found;
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = acting;
  }
}
