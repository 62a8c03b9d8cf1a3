import type Stripe from 'stripe';
import { escapeHtml } from '#checkout-page/escape-html.ts';
import { formatAmount } from '#checkout-page/format-amount.ts';
import { layout } from '#checkout-page/layout.ts';
import type { LineItem } from '#state/tables.ts';

export interface Problem {
  /** Shown above the form, as an alert. */
  alert?: string;
  /** Shown at the e-mail field. */
  email?: string;
  /** What was typed, so that nobody types it twice. */
  typedEmail?: string;
}

/** The page of a session that can still be paid. */
export function renderOpen(
  session: Stripe.Checkout.Session,
  items: LineItem[],
  problem: Problem = {},
): string {
  const amount = formatAmount(session.amount_total!, session.currency!);
  const main = `
<h1>Checkout</h1>
${problem.alert ? `<p role="alert">${escapeHtml(problem.alert)}</p>` : ''}
<dl>${items.map((item) => renderItem(item, session.currency!)).join('')}
<dt class="total">Total</dt><dd class="total">${amount}</dd></dl>
<form method="post">
${renderEmail(session.customer_email, problem)}
<button class="main" name="action" value="pay">Pay ${amount}</button>
<h2>What else can happen</h2>
<p class="note">For trying out the ways a payment goes wrong.</p>
<button name="action" value="decline">Card declined</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
<button name="action" value="pay-lose-webhook">Pay but lose the webhook</button>
<button name="action" value="pay-late-webhook">Pay, deliver the webhook twice and late</button>
</form>`;
  return layout('Checkout', main);
}

function renderItem(item: LineItem, currency: string): string {
  const times = item.quantity > 1 ? ` × ${item.quantity}` : '';
  const detail = item.description ? `<small>${escapeHtml(item.description)}</small>` : '';
  const price = formatAmount(item.unitAmount * item.quantity, currency);
  return `<dt>${escapeHtml(item.name)}${times}${detail}</dt><dd>${price}</dd>`;
}

/** An address given by the shop is fixed, as at Stripe; otherwise it is asked for. */
function renderEmail(given: string | null, problem: Problem): string {
  const value = escapeHtml(given ?? problem.typedEmail ?? '');
  const fixed = given === null ? 'required autocomplete="email"' : 'readonly';
  const invalid = problem.email ? 'aria-invalid="true" aria-describedby="email-problem"' : '';
  const message = problem.email
    ? `<p class="problem" id="email-problem">${escapeHtml(problem.email)}</p>`
    : '';
  return `<label for="email">Email</label>
<input id="email" name="email" type="email" maxlength="254" value="${value}" ${fixed} ${invalid}>${message}`;
}
