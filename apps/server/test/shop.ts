import { asc, eq } from 'drizzle-orm';
import { purchases, subscriptions } from '#db/schema/index.ts';
import type { PayingApp } from './build-paying-app.ts';

/** What a buyer does and what the books say, for tests. */
export function shopOf(server: PayingApp) {
  const { app, control } = server;
  const { db } = server.database;

  /** Presses 'Get Started Now'. */
  async function open(email: string, cookie?: string) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/create-checkout-session',
      payload: { email },
      ...(cookie ? { headers: { cookie } } : {}),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json() as { sessionId: string; url: string };
  }

  /** Pays at the provider; its webhooks are lost unless told otherwise, so that a test rings itself. */
  async function pay(sessionId: string, form: Record<string, string> = {}): Promise<string> {
    const session = await control(`sessions/${sessionId}/confirm`, { webhook: 'lost', ...form });
    return session.payment_intent!;
  }

  async function buy(email: string, cookie?: string) {
    const { sessionId } = await open(email, cookie);
    return { sessionId, paymentId: await pay(sessionId, { email: email || 'asked@buyers.example' }) };
  }

  /** Opens the success page. */
  const verify = (sessionId: string, cookie?: string) =>
    app.inject({
      url: `/api/verify-session?session_id=${encodeURIComponent(sessionId)}`,
      ...(cookie ? { headers: { cookie } } : {}),
    });

  const subscription = async (cookie: string) =>
    (await app.inject({ url: '/api/user/subscription', headers: { cookie } })).json();

  const purchasesOf = (sessionId: string) =>
    db.select().from(purchases).where(eq(purchases.checkoutSessionId, sessionId));

  async function accessOf(sessionId: string) {
    const rows = await db
      .select({ access: subscriptions })
      .from(subscriptions)
      .innerJoin(purchases, eq(purchases.id, subscriptions.purchaseId))
      .where(eq(purchases.checkoutSessionId, sessionId))
      .orderBy(asc(subscriptions.createdAt));
    return rows.map((row) => row.access);
  }

  return { open, pay, buy, verify, subscription, purchasesOf, accessOf };
}
