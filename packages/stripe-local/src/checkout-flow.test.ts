import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ninetyNineDollars,
  pressButton,
  startTestProvider,
  type TestProvider,
} from '../test/start-test-provider.ts';

let test: TestProvider;
beforeAll(async () => {
  test = await startTestProvider();
});
afterAll(() => test.close());

const open = (change = {}) => test.stripe.checkout.sessions.create({ ...ninetyNineDollars, ...change });

describe('a checkout', () => {
  it('is created with what was asked and nothing paid', async () => {
    const session = await open({
      customer_email: 'pilot@example.com',
      client_reference_id: 'user_1',
      metadata: { plan: 'three-months' },
    });
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 9900,
      currency: 'usd',
      customer_email: 'pilot@example.com',
      client_reference_id: 'user_1',
      metadata: { plan: 'three-months' },
      payment_intent: null,
      url: `${test.provider.url}/c/pay/${session.id}`,
    });
    expect(session.expires_at).toBe(session.created + 24 * 60 * 60);
    expect(await test.stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
  });

  it('once paid leads to the success page, and the session, intent and charge agree', async () => {
    const { id, url } = await open();
    const answer = await pressButton(url!, 'pay', 'payer@example.com');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`https://shop.example/success?session_id=${id}`);

    const session = await test.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'payer@example.com' },
      payment_intent: {
        status: 'succeeded',
        amount_received: 9900,
        latest_charge: {
          paid: true,
          amount_captured: 9900,
          refunded: false,
          payment_method_details: { card: { last4: '4242' } },
        },
      },
    });
  });

  it('tells the shop by signed webhooks', async () => {
    const { id, url } = await open();
    await pressButton(url!, 'pay');
    await test.receiver.until((events) =>
      events.some((event) => event.type === 'checkout.session.completed' && event.data.object.id === id),
    );
    const event = test.receiver.events.find(
      (one) => one.type === 'checkout.session.completed' && one.data.object.id === id,
    )!;
    expect(event.data.object).toMatchObject({ id, payment_status: 'paid' });
    const kept = await test.stripe.events.retrieve(event.id);
    expect(kept.type).toBe('checkout.session.completed');
  });

  it('declined shows the error on the page, stays open, and can be paid after all', async () => {
    const { id, url } = await open({ customer_email: 'pilot@example.com' });
    const declined = await pressButton(url!, 'decline');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toMatch(/role="alert">Your card was declined/);
    const session = await test.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
    });
    expect((await pressButton(url!, 'pay')).status).toBe(303);
    const paid = await test.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(paid).toMatchObject({ payment_status: 'paid', payment_intent: { last_payment_error: null } });
  });

  it('cancelled leads back to the shop and can still be paid', async () => {
    const { id, url } = await open();
    const answer = await pressButton(url!, 'cancel', '');
    expect(answer.headers.get('location')).toBe('https://shop.example/pricing?cancelled=1');
    expect((await test.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('pressed twice at once charges once', async () => {
    const { id, url } = await open();
    const answers = await Promise.all([pressButton(url!, 'pay'), pressButton(url!, 'pay')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409]);
    const { payment_intent } = await test.stripe.checkout.sessions.retrieve(id);
    const charges = await test.stripe.charges.list({ payment_intent: payment_intent as string });
    expect(charges.data).toHaveLength(1);
  });

  it('paid before says so and offers the way on', async () => {
    const { id, url } = await open();
    await pressButton(url!, 'pay');
    const page = await fetch(url!);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('Already paid');
    expect(text).toContain(`session_id=${id}`);
  });

  it('asks for an address that can be written to', async () => {
    const { url } = await open();
    for (const email of ['', 'pilot', 'a@b', 'a@b.c,d@e.f', '<script>@x.y']) {
      const answer = await pressButton(url!, 'pay', email);
      expect(answer.status).toBe(422);
      expect(await answer.text()).not.toContain('<script>');
    }
  });

  it('given an address by the shop, takes no other', async () => {
    const { id, url } = await open({ customer_email: 'given@example.com' });
    await pressButton(url!, 'pay', 'other@example.com');
    const session = await test.stripe.checkout.sessions.retrieve(id);
    expect(session.customer_details?.email).toBe('given@example.com');
  });

  it('expires by itself, with an event, and cannot be paid then', async () => {
    const now = Math.floor(test.clock.now().getTime() / 1000);
    const { id, url } = await open({ expires_at: now + 1800 });
    test.clock.advance(1801 * 1000);
    expect((await pressButton(url!, 'pay')).status).toBe(409);
    expect(await (await fetch(url!)).text()).toContain('This checkout has expired');
    expect((await test.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    await test.receiver.until((events) =>
      events.some((event) => event.type === 'checkout.session.expired' && event.data.object.id === id),
    );
  });

  it('can be expired by the shop while open, and only then', async () => {
    const { id, url } = await open();
    expect((await test.stripe.checkout.sessions.expire(id)).status).toBe('expired');
    expect((await pressButton(url!, 'pay')).status).toBe(409);
    await expect(test.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('the checkout page', () => {
  it('is marked as a test, names its buttons and the price', async () => {
    const { url } = await open({ customer_email: 'pilot@example.com' });
    const page = await fetch(url!);
    const text = await page.text();
    expect(text).toContain('No real money');
    const buttons = [...text.matchAll(/<button[^>]*>([^<]*)</g)].map((match) => match[1]);
    expect(buttons).toEqual([
      'Pay $99.00',
      'Card declined',
      'Cancel',
      'Pay but lose the webhook',
      'Pay, deliver the webhook twice and late',
    ]);
    expect(text).toContain('value="pilot@example.com" readonly');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows text as text', async () => {
    const { url } = await open({
      line_items: [
        {
          quantity: 2,
          price_data: {
            currency: 'usd',
            unit_amount: 100,
            product_data: { name: '<img src=x onerror=alert(1)>' },
          },
        },
      ],
    });
    const text = await (await fetch(url!)).text();
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; × 2');
    expect(text).toContain('Pay $2.00');
  });

  it('answers an unknown checkout, button and body with a page, never a crash', async () => {
    const { url } = await open();
    expect((await fetch(`${test.provider.url}/c/pay/cs_test_unknown`)).status).toBe(404);
    expect((await pressButton(url!, 'constructor')).status).toBe(400);
    expect((await fetch(url!, { method: 'POST', body: 'action=%zz' })).status).toBe(400);
    expect((await fetch(url!, { method: 'POST', body: `email=${'a'.repeat(9000)}` })).status).toBe(413);
  });
});
