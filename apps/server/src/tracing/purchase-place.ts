import { createHash } from 'node:crypto';
import type { Place } from './spans.ts';

/**
 * Where all steps of one purchase hang. Checkout, webhook, access and mail may each happen on another node, days apart;
 * from the checkout's id each works out the same place. The id itself opens the success page and is told to nobody.
 */
export function purchasePlace(checkoutSessionId: string): Place {
  const digest = createHash('sha256').update(`purchase ${checkoutSessionId}`).digest('hex');
  return { traceId: digest.slice(0, 32), spanId: digest.slice(32, 48) };
}

/** As W3C's trace context writes it: what a mail in the outbox keeps. */
export const toTraceParent = ({ traceId, spanId }: Place): string => `00-${traceId}-${spanId}-01`;

export function readTraceParent(text: string | null): Place | null {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-\d\d$/.exec(text ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : null;
}
