import type Stripe from 'stripe';
import { escapeHtml } from '#checkout-page/escape-html.ts';
import { layout } from '#checkout-page/layout.ts';
import { successUrl } from '#checkout-page/success-url.ts';

/** The page of a session that was paid or has expired: what happened, and the one way on. */
export function renderClosed(session: Stripe.Checkout.Session): string {
  if (session.status === 'complete') {
    const said = '<p>This checkout was completed before. Nothing was charged a second time.</p>';
    return layout('Already paid', `<h1>Already paid</h1>${said}${link(successUrl(session), 'Continue')}`);
  }
  const said = '<p>This checkout was open too long and was closed. Nothing was charged.</p>';
  return layout('Expired', `<h1>This checkout has expired</h1>${said}${link(session.cancel_url, 'Go back')}`);
}

export function renderUnknown(): string {
  return layout(
    'Not found',
    '<h1>There is no such checkout</h1><p>The link may be incomplete. Nothing was charged.</p>',
  );
}

function link(url: string | null, text: string): string {
  return url === null ? '' : `<a class="button" href="${escapeHtml(url)}">${text}</a>`;
}
