import type { Handler } from '#http/call.ts';
import { listCharges, retrieveCharge } from '#resources/charges/charges.ts';
import { createSession } from '#resources/checkout-sessions/create-session.ts';
import { expireSession } from '#resources/checkout-sessions/expire-session.ts';
import { listSessions } from '#resources/checkout-sessions/list-sessions.ts';
import { retrieveSession } from '#resources/checkout-sessions/retrieve-session.ts';
import { concedeDispute, decideDispute, openDispute } from '#resources/disputes/change-dispute.ts';
import { listDisputes, retrieveDispute } from '#resources/disputes/read-disputes.ts';
import { listEvents, retrieveEvent } from '#resources/events/events.ts';
import { listPaymentIntents, retrievePaymentIntent } from '#resources/payment-intents/payment-intents.ts';
import { createRefund } from '#resources/refunds/create-refund.ts';
import { listRefunds, retrieveRefund } from '#resources/refunds/read-refunds.ts';
import { setFaults } from '#resources/test-faults.ts';
import { confirmPayment, settlePayment } from '#resources/test-payments/test-payments.ts';

/** The part of Stripe's API that is spoken here, and under /__test what only a test may do. */
const routes: [method: string, path: string, handler: Handler][] = [
  ['POST', '/v1/checkout/sessions', createSession],
  ['GET', '/v1/checkout/sessions', listSessions],
  ['GET', '/v1/checkout/sessions/:id', retrieveSession],
  ['POST', '/v1/checkout/sessions/:id/expire', expireSession],
  ['GET', '/v1/payment_intents', listPaymentIntents],
  ['GET', '/v1/payment_intents/:id', retrievePaymentIntent],
  ['GET', '/v1/charges', listCharges],
  ['GET', '/v1/charges/:id', retrieveCharge],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', listRefunds],
  ['GET', '/v1/refunds/:id', retrieveRefund],
  ['GET', '/v1/disputes', listDisputes],
  ['GET', '/v1/disputes/:id', retrieveDispute],
  ['POST', '/v1/disputes/:id/close', concedeDispute],
  ['GET', '/v1/events', listEvents],
  ['GET', '/v1/events/:id', retrieveEvent],
  ['POST', '/__test/faults', setFaults],
  ['POST', '/__test/disputes', openDispute],
  ['POST', '/__test/disputes/:id/close', decideDispute],
  ['POST', '/__test/sessions/:id/confirm', confirmPayment],
  ['POST', '/__test/sessions/:id/settle', settlePayment],
];

const compiled = routes.map(([method, path, handler]) => ({
  method,
  handler,
  pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
}));

export function findRoute(method: string, path: string): { handler: Handler; id: string } | undefined {
  for (const route of compiled) {
    const match = route.method === method && route.pattern.exec(path);
    if (match) return { handler: route.handler, id: decodePart(match[1] ?? '') };
  }
  return undefined;
}

/** A path that is not correctly encoded names nothing: it is taken as it stands, and found missing. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
