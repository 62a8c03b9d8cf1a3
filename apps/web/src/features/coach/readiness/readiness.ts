/** Above this the examiner's pauses begin to feel like a bad line. */
const SLOW_ROUND_TRIP_MS = 500;

/** Out of 1 on the meter: above a quiet room, below a soft voice. */
export const HEARD_LEVEL = 0.08;

/** Long enough to say a word; a pilot who keeps silent is not kept waiting. */
export const WAIT_FOR_VOICE_MS = 6_000;

export type Readiness = {
  /** Null while it is being measured. */
  roundTripMs: number | null;
  heard: boolean;
  /** The time to say a word is over. */
  waited: boolean;
};

/** The session begins when the line is there and a voice was heard, or waited for. */
export function mayBegin({ roundTripMs, heard, waited }: Readiness): boolean {
  return roundTripMs !== null && (heard || waited);
}

export function describeLine(roundTripMs: number | null): { text: string; state: 'open' | 'good' | 'slow' } {
  if (roundTripMs === null) return { text: 'Measuring…', state: 'open' };
  if (roundTripMs > SLOW_ROUND_TRIP_MS) {
    return { text: `Slow: ${roundTripMs} ms there and back. Expect longer pauses.`, state: 'slow' };
  }
  return { text: `Good: ${roundTripMs} ms there and back.`, state: 'good' };
}

export function describeMicrophone({ heard, waited }: Pick<Readiness, 'heard' | 'waited'>): {
  text: string;
  state: 'open' | 'good' | 'slow';
} {
  if (heard) return { text: 'We hear you.', state: 'good' };
  if (waited) return { text: 'Nothing was heard. You can type, or choose another device.', state: 'slow' };
  return { text: 'Say a few words, for example your name.', state: 'open' };
}
