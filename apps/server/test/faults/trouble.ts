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

/** Does harm at random until `isOver`, and never less than `kills` kills, unless the buyers are done before. */
export async function makeTrouble(
  { shop, provider, cutDatabase }: Victims,
  kills: number,
  random: Random,
  isOver: () => boolean,
): Promise<Troubles> {
  const done: Troubles = { kills: 0, databaseCuts: 0, webhookTroubles: 0, providerFaults: 0 };
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, 100 + random.below(900)));
    if (isOver()) break;
    if (done.kills < kills && random.chance(0.5)) {
      await shop.killAndRestart();
      done.kills += 1;
    }
    if (cutDatabase && random.chance(0.3)) {
      await cutDatabase();
      done.databaseCuts += 1;
    }
    if (random.chance(0.5)) {
      done.webhookTroubles += 1;
      provider.faults.spoilWebhooks({
        dropNext: random.below(30),
        copies: random.below(3),
        delayMs: random.below(500),
        shuffleMs: random.below(1500),
        random: random.next,
      });
    }
    if (random.chance(0.4)) {
      done.providerFaults += 1;
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
  }
  provider.faults.clear();
  return done;
}
