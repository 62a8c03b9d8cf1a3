import type { PaymentTruth } from '#gateways/payments.ts';
import type { PurchaseRow } from './purchase-row.ts';

type Status = PurchaseRow['status'];

/**
 * Where a purchase stands after looking at the payment. What was read may be older than what is known
 * (two readers at once), so money that went back never comes again, and a dispute ends only by its verdict.
 */
export function nextStatus(known: Status, payment: Pick<PaymentTruth, 'refunded' | 'dispute'>): Status {
  if (known === 'refunded' || known === 'dispute-lost') return known;
  if (payment.dispute === 'lost') return 'dispute-lost';
  if (payment.refunded) return 'refunded';
  if (payment.dispute === 'open') return 'disputed';
  if (payment.dispute === 'won') return 'paid';
  return known;
}

/** A purchase that gives no access any more. */
export function isReversed(status: Status): status is 'refunded' | 'dispute-lost' {
  return status === 'refunded' || status === 'dispute-lost';
}
