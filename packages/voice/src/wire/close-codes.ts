import type { Closing, Departure } from '#transport.ts';

/**
 * The SDK takes 1000 as a clean end by the agent and hands the page this reason; anything else is an
 * error to it. That is why the time limit closes with 1000 and no `max_duration_exceeded` error
 * goes before it: newer SDKs would report that as an error, and 0.8.0 does not know it.
 */
export const CLOSINGS = {
  pilot: { code: 1000, reason: 'ended by the pilot' },
  examiner: { code: 1000, reason: 'the examiner ended the exam' },
  accessEnded: { code: 1000, reason: 'access was ended' },
  limit: { code: 1000, reason: 'time limit reached' },
  noInitiation: { code: 1008, reason: 'no conversation_initiation_client_data within 10 s' },
  tooLarge: { code: 1009, reason: 'message larger than 256 kB' },
  internal: { code: 1011, reason: 'internal error' },
  slowReader: { code: 1013, reason: 'client reads too slowly' },
  silentPeer: { code: 4408, reason: 'no answer to pings' },
} as const satisfies Record<string, Closing>;

/** 1005 is a close without a code: how the SDK before 1.0 hangs up. */
export function departureOf(code: number): Departure {
  return code === 1000 || code === 1005 ? 'hung-up' : 'lost';
}
