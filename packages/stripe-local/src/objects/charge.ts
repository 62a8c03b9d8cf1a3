import type Stripe from 'stripe';
import { newId } from '#objects/ids.ts';

export interface NewCharge {
  id: string;
  created: number;
  amount: number;
  currency: string;
  email: string;
  paymentIntentId: string;
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
  receiptUrl: string;
  /** The bank said no. */
  declined: boolean;
}

/** One attempt on a card: 4242 when it went through, 0002 when the bank declined, as with Stripe's test cards. */
export function buildCharge(charge: NewCharge): Stripe.Charge {
  const paid = !charge.declined;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: paid ? charge.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: { address: null, email: charge.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'TEST PAYMENT',
    captured: paid,
    created: charge.created,
    currency: charge.currency,
    customer: null,
    description: charge.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: paid ? authorized : declined,
    paid,
    payment_intent: charge.paymentIntentId,
    payment_method: newId('pm'),
    payment_method_details: { card: card(paid, charge.amount), type: 'card' },
    receipt_email: charge.receiptEmail,
    receipt_number: null,
    receipt_url: paid ? charge.receiptUrl : null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/charges/${charge.id}/refunds` },
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

const authorized: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  seller_message: 'Payment complete.',
  type: 'authorized',
};

const declined: Stripe.Charge.Outcome = {
  advice_code: 'try_again_later',
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'declined_by_network',
  reason: 'generic_decline',
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
};

function card(paid: boolean, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: paid ? amount : null,
    authorization_code: paid ? '000000' : null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    extended_authorization: { status: 'disabled' },
    fingerprint: 'stripeLocalTest1',
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: paid ? '4242' : '0002',
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: 'visa',
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: paid ? amount : 0, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
