import type { Faults } from '#faults/faults.ts';
import type { Params } from '#http/params.ts';
import type { EventType } from '#objects/event.ts';
import type { State } from '#state/state.ts';
import type { Put } from '#state/tables.ts';

/** How the webhook of an event travels: once, not at all, or twice and late. */
export type WebhookPlan = 'once' | 'lost' | 'twice-and-late';

/** Records an event about an object as it is now, and its deliveries. */
export type Announce = (type: EventType, object: object, plan?: WebhookPlan) => Put[];

/** One request as a resource sees it: no sockets, no headers. */
export interface Call {
  state: State;
  /** The id in the path, or ''. */
  id: string;
  params: Params;
  /** Milliseconds. */
  now: number;
  announce: Announce;
  /** Used by the test control alone. */
  faults: Faults;
  /** Where the browser reaches the checkout page. */
  publicBaseUrl: string;
}

/** What a resource answers, and the rows that become true with the answer. */
export interface Outcome {
  body: object;
  puts?: Put[];
}

export type Handler = (call: Call) => Outcome;

/** Stripe's times are whole seconds. */
export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
