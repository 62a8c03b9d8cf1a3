import { HealthOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** The first call may have to open a connection; the better of two is what a conversation will have. */
const LOOKS = 2;

/**
 * The way to the server and back, in milliseconds.
 * @throws {ApiError} when the server cannot be reached or is not ready
 */
export async function measureRoundTrip(signal: AbortSignal): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS; look++) {
    const sentAt = performance.now();
    await callApi('/api/health', { output: HealthOutput, signal });
    best = Math.min(best, performance.now() - sentAt);
  }
  return Math.round(best);
}
