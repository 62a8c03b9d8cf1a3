import type { BrowserContext } from 'playwright-core';

/** Pays at the local provider's checkout as the pilot who is signed in here, and comes back to the success page. */
export async function buyAccess(context: BrowserContext, serverUrl: string, email: string): Promise<void> {
  const checkout = await context.request.post(`${serverUrl}/api/create-checkout-session`, {
    data: { email },
  });
  const { sessionId, url } = (await checkout.json()) as { sessionId: string; url: string };
  await context.request.post(url, { form: { action: 'pay', email }, maxRedirects: 0 });
  const verified = await context.request.get(`${serverUrl}/api/verify-session?session_id=${sessionId}`);
  if (!verified.ok()) throw new Error(`Not paid: ${verified.status()} ${await verified.text()}`);
}
