/** Time is handed in, so that a test can move it. Always UTC. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
