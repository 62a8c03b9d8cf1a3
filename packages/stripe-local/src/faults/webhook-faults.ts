/** What goes wrong with webhooks from now on. Every field is off when absent. */
export interface WebhookTrouble {
  /** The next so many events are never delivered. */
  dropNext?: number;
  /** Each message is sent so many extra times. */
  copies?: number;
  /** Each message waits so long before its first try. */
  delayMs?: number;
  /** Each message waits a random time up to this, so that they overtake each other. */
  shuffleMs?: number;
  /** Seeded by a test that wants the same disorder twice. */
  random?: () => number;
}

export interface WebhookFaults {
  set(trouble: WebhookTrouble): void;
  /** Takes the planned delays of one event's deliveries, gives the spoilt ones; none means lost. */
  spoil(delays: number[]): number[];
}

export function createWebhookFaults(): WebhookFaults {
  let trouble: WebhookTrouble = {};
  return {
    set(next) {
      trouble = { ...next };
    },
    spoil(delays) {
      if (trouble.dropNext) {
        trouble.dropNext -= 1;
        return [];
      }
      const random = trouble.random ?? Math.random;
      const copies = 1 + (trouble.copies ?? 0);
      return delays
        .flatMap((delay) => Array<number>(copies).fill(delay))
        .map((delay) => delay + (trouble.delayMs ?? 0) + Math.floor(random() * (trouble.shuffleMs ?? 0)));
    },
  };
}
