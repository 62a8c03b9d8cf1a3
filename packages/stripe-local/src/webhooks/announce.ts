import type { WebhookFaults } from '#faults/webhook-faults.ts';
import type { Announce, WebhookPlan } from '#http/call.ts';
import { seconds } from '#http/call.ts';
import { buildEvent } from '#objects/event.ts';
import { newId } from '#objects/ids.ts';
import { type Delivery, type Put, put } from '#state/tables.ts';

/** Makes the function that turns "this happened" into an event row and the rows of its deliveries. */
export function createAnnounce(
  now: number,
  cause: { id: string | null; idempotency_key: string | null },
  faults: WebhookFaults,
  lateMs: number,
): Announce {
  return (type, object, plan = 'once') => {
    const delays = faults.spoil(delaysOf(plan, lateMs));
    const eventId = newId('evt');
    const event = buildEvent(eventId, seconds(now), type, structuredClone(object), cause, delays.length);
    // A lost message leaves a trace, so that a test can tell "lost on purpose" from "never made".
    const deliveries =
      delays.length > 0 ? delays.map((delay) => pending(eventId, now, delay)) : [lost(eventId, now)];
    return [put('events', event), ...deliveries];
  };
}

function delaysOf(plan: WebhookPlan, lateMs: number): number[] {
  if (plan === 'lost') return [];
  return plan === 'once' ? [0] : [lateMs, lateMs * 1.5];
}

function pending(eventId: string, now: number, delay: number): Put {
  return delivery({ eventId, status: 'pending', dueAt: now + delay, createdAt: now });
}

function lost(eventId: string, now: number): Put {
  return delivery({ eventId, status: 'dropped', dueAt: now, createdAt: now });
}

function delivery(row: Omit<Delivery, 'id' | 'attempts'>): Put {
  return put('deliveries', { id: newId('whd'), attempts: 0, ...row });
}
