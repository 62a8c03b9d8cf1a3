import { setTimeout } from 'node:timers/promises';

/** Time is handed in, so that a test can move it. Always UTC. */
export interface Clock {
  now(): Date;
  wait(milliseconds: number): Promise<unknown>;
}

export const systemClock: Clock = { now: () => new Date(), wait: (milliseconds) => setTimeout(milliseconds) };
