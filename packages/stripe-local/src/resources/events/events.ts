import type Stripe from 'stripe';
import { noSuch } from '#http/api-error.ts';
import type { Call, Outcome } from '#http/call.ts';
import { listRows } from '#resources/list-rows.ts';
import type { State } from '#state/state.ts';

/** GET /v1/events/:id */
export function retrieveEvent({ id, state }: Call): Outcome {
  const event = state.get('events', id);
  if (!event) throw noSuch('event', id, 'id', true);
  return { body: withPending(state, event) };
}

/** GET /v1/events, by type, types and time. */
export function listEvents({ params, state }: Call): Outcome {
  const type = params.text('type');
  const types = params.texts('types');
  const rows = state
    .newestFirst('events')
    .filter((event) => type === undefined || event.type === type)
    .filter((event) => types.length === 0 || types.includes(event.type));
  const page = listRows<Stripe.Event>('/v1/events', rows, params);
  return { body: { ...page, data: page.data.map((event) => withPending(state, event)) } };
}

/** `pending_webhooks` is not a property of the event but a count of what is still on its way. */
function withPending(state: State, event: Stripe.Event): Stripe.Event {
  const pending = state
    .newestFirst('deliveries')
    .filter((delivery) => delivery.eventId === event.id && delivery.status === 'pending');
  return { ...event, pending_webhooks: pending.length };
}
