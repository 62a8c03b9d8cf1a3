import type { StripeLocal } from '@rightseat/stripe-local';
import type { Random } from './random.ts';
import type { Shop } from './shop.ts';

/** What was done to the shop, counted. */
export interface Troubles {
  kills: number;
  databaseCuts: number;
  webhookTroubles: number;
  providerFaults: number;
}

interface Victims {
  shop: Shop;
  provider: StripeLocal;
  /** Null where the database has no connection that could be cut. */
  cutDatabase: (() => Promise<void>) | null;
}

/** How often the worst is done, spread over the run. */
export interface Blows {
  kills: number;
  databaseCuts: number;
}

/** Does harm while others buy. */
export interface TroubleMaker {
  /** So many have been paid: what is due by now is done in the background, one after the other. */
  paid(count: number): void;
  /** Resolves when all that was due is done and nothing goes wrong any more; rejects when a blow failed. */
  stop(): Promise<Troubles>;
}

/** Most of what lies between "paid" and "granted" is over by then: the pages, the messages, the first tries again. */
const LONGEST_WAIT_MS = 1500;

/**
 * Spoils messages and the provider's answers at random, and kills the shop and cuts its database exactly as often as
 * `blows` says: each is tied to a payment, a random one of its share of the run, and comes at a random moment after it.
 * So it strikes between "paid" and "granted", however quick the machine is.
 */
export function makeTrouble(
  { shop, provider, cutDatabase }: Victims,
  blows: Blows,
  purchases: number,
  random: Random,
): TroubleMaker {
  const done: Troubles = { kills: 0, databaseCuts: 0, webhookTroubles: 0, providerFaults: 0 };
  const waitAWhile = () =>
    new Promise((resolve) => setTimeout(resolve, random.below(random.pick([20, 200, LONGEST_WAIT_MS]))));
  const kill = async () => {
    await waitAWhile();
    await shop.killAndRestart();
    done.kills += 1;
  };
  const cut = async () => {
    await waitAWhile();
    await cutDatabase?.();
    done.databaseCuts += 1;
  };
  const due = [
    ...spread(blows.kills, purchases, random).map((at) => ({ at, strike: kill })),
    ...spread(cutDatabase ? blows.databaseCuts : 0, purchases, random).map((at) => ({ at, strike: cut })),
  ].sort((one, other) => one.at - other.at);

  let striking = Promise.resolve();
  const spoiler = setInterval(() => {
    if (random.chance(0.5)) {
      done.webhookTroubles += 1;
      spoilMessages(provider, random);
    }
    if (random.chance(0.4)) {
      done.providerFaults += 1;
      spoilAnswers(provider, random);
    }
  }, 500);
  return {
    paid(count) {
      while (due[0] && due[0].at <= count) striking = striking.then(due.shift()!.strike);
      striking.catch(() => {});
    },
    async stop() {
      await striking.finally(() => clearInterval(spoiler));
      provider.faults.clear();
      return done;
    },
  };
}

/** `times` counts of paid purchases, one in each equal share of them. */
function spread(times: number, purchases: number, random: Random): number[] {
  const share = purchases / times;
  return Array.from({ length: times }, (_, index) => 1 + Math.floor((index + random.next()) * share));
}

function spoilMessages(provider: StripeLocal, random: Random): void {
  provider.faults.spoilWebhooks({
    dropNext: random.below(30),
    copies: random.below(3),
    delayMs: random.below(500),
    shuffleMs: random.below(1500),
    random: random.next,
  });
}

function spoilAnswers(provider: StripeLocal, random: Random): void {
  provider.faults.failRequests({
    trouble: random.pick([
      { kind: 'status', status: 500 },
      { kind: 'status', status: 429 },
      { kind: 'cut' },
      { kind: 'slow', delayMs: 300 },
    ] as const),
    count: 1 + random.below(4),
    when: random.pick(['before', 'after'] as const),
  });
}
