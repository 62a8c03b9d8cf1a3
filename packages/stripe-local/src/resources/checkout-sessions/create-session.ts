import { invalidParam } from '#http/api-error.ts';
import { type Call, type Outcome, seconds } from '#http/call.ts';
import type { Params } from '#http/params.ts';
import { buildSession } from '#objects/checkout-session.ts';
import { newSessionId } from '#objects/ids.ts';
import { readLineItems } from '#resources/checkout-sessions/read-line-items.ts';
import { isEmail } from '#resources/is-email.ts';
import { put } from '#state/tables.ts';

/** Stripe's bounds for `expires_at`, and its default: the upper one. */
const EXPIRES_WITHIN_SECONDS = { least: 30 * 60, most: 24 * 60 * 60 };

/** POST /v1/checkout/sessions, in payment mode with inline prices. */
export function createSession({ params, now, publicBaseUrl }: Call): Outcome {
  params.oneOf('mode', ['payment']) ?? params.requiredText('mode');
  const { lineItems, amount, currency } = readLineItems(params);
  const intent = params.object('payment_intent_data');
  const id = newSessionId();
  const created = seconds(now);
  const session = buildSession({
    id,
    url: `${publicBaseUrl}/c/pay/${id}`,
    created,
    expiresAt: readExpiry(params, created),
    amount,
    currency,
    customerEmail: readEmail(params),
    clientReferenceId: readReference(params),
    metadata: params.metadata(),
    successUrl: requireUrl(params.requiredText('success_url'), 'success_url'),
    cancelUrl: readCancelUrl(params),
  });
  readPaymentMethods(params);
  const paymentIntent = {
    description: intent?.text('description') ?? null,
    metadata: intent?.metadata() ?? {},
    receiptEmail: intent?.text('receipt_email') ?? null,
  };
  return {
    body: session,
    puts: [put('sessions', session), put('sessionNotes', { id, lineItems, paymentIntent })],
  };
}

function readExpiry(params: Params, created: number): number {
  const { least, most } = EXPIRES_WITHIN_SECONDS;
  const at = params.integer('expires_at') ?? created + most;
  // A minute of grace: the caller's clock and ours need not agree to the second.
  if (at < created + least - 60 || at > created + most + 60) {
    throw invalidParam(
      'parameter_invalid',
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return at;
}

function readEmail(params: Params): string | null {
  const email = params.text('customer_email');
  if (email !== undefined && !isEmail(email)) {
    throw invalidParam('email_invalid', `Invalid email address: ${email}`, 'customer_email');
  }
  return email ?? null;
}

function readReference(params: Params): string | null {
  const reference = params.text('client_reference_id') ?? null;
  if (reference !== null && reference.length > 200) {
    throw invalidParam(
      'parameter_invalid',
      'client_reference_id takes 200 characters.',
      'client_reference_id',
    );
  }
  return reference;
}

function readCancelUrl(params: Params): string | null {
  const url = params.text('cancel_url');
  return url === undefined ? null : requireUrl(url, 'cancel_url');
}

function readPaymentMethods(params: Params): void {
  if (params.texts('payment_method_types').some((type) => type !== 'card')) {
    throw invalidParam('parameter_invalid', 'Only card is spoken here.', 'payment_method_types');
  }
}

/** Only http(s): a success_url of another scheme would be run by the browser. */
function requireUrl(text: string, param: string): string {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return text;
  throw invalidParam('url_invalid', 'Not a valid URL', param);
}
