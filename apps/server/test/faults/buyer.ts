import Stripe from 'stripe';
import type { Account } from './messages.ts';
import type { Random } from './random.ts';

/** What happened, counted. */
export interface Tally {
  opened: number;
  paid: number;
  refunded: number;
  notPaid: number;
  successPages: number;
  successPagesFailed: number;
}

export const newTally = (): Tally => ({
  opened: 0,
  paid: 0,
  refunded: 0,
  notPaid: 0,
  successPages: 0,
  successPagesFailed: 0,
});

const ENDINGS = [
  'pay',
  'pay',
  'pay',
  'pay-lose-webhook',
  'pay-lose-webhook',
  'pay-late-webhook',
  'decline',
  'cancel',
];

/** One purchase from the pricing page to the end, whatever the shop is doing meanwhile. */
export async function buyOnce(
  shopUrl: string,
  stripe: Stripe,
  who: { email: string; account: Account | null },
  random: Random,
  tally: Tally,
  onPaid: (count: number) => void,
): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    ...(who.account ? { cookie: who.account.cookie } : {}),
  };
  const { sessionId, url } = await openCheckout(shopUrl, who.email, headers);
  tally.opened += 1;
  const action = random.pick(ENDINGS);
  await press(url, action, who.email);
  if (!action.startsWith('pay')) {
    tally.notPaid += 1;
    return;
  }
  tally.paid += 1;
  onPaid(tally.paid);
  const visits = Array.from({ length: random.below(4) }, () => visit(shopUrl, sessionId, headers, tally));
  if (random.chance(0.05)) {
    await Promise.all(random.chance(0.5) ? visits : []);
    await refundInDashboard(stripe, sessionId);
    tally.refunded += 1;
  }
  await Promise.all(visits);
}

/** Presses the button again until the shop is up: nobody has paid yet, so nothing can be lost here. */
async function openCheckout(shopUrl: string, email: string, headers: Record<string, string>) {
  for (;;) {
    const answer = await fetch(`${shopUrl}/api/create-checkout-session`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    if (answer?.ok) return (await answer.json()) as { sessionId: string; url: string };
    if (answer && answer.status < 500) throw new Error(await answer.text());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function press(url: string, action: string, email: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action, email }),
  });
  await answer.body?.cancel();
  if (![303, 402].includes(answer.status)) throw new Error(`${action}: ${answer.status}`);
}

async function visit(
  shopUrl: string,
  sessionId: string,
  headers: Record<string, string>,
  tally: Tally,
): Promise<void> {
  const answer = await fetch(`${shopUrl}/api/verify-session?session_id=${sessionId}`, {
    headers,
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  await answer?.body?.cancel();
  tally.successPages += 1;
  if (!answer?.ok) tally.successPagesFailed += 1;
}

/** Tries until it is done: the provider fails here too, and its own dashboard does not give up. */
async function refundInDashboard(stripe: Stripe, sessionId: string): Promise<void> {
  for (;;) {
    try {
      const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId);
      await stripe.refunds.create(
        { payment_intent: payment_intent as string },
        { idempotencyKey: `dashboard-${sessionId}` },
      );
      return;
    } catch (error) {
      if (!mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function mayPass(error: unknown): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  return [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);
}
