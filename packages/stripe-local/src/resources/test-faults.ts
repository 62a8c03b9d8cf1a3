import type { Trouble } from '#faults/request-faults.ts';
import { invalidParam } from '#http/api-error.ts';
import type { Call, Outcome } from '#http/call.ts';
import type { Params } from '#http/params.ts';

/** POST /__test/faults {request[…], webhooks[…], clear}: the same controls as the `faults` object, for another process. */
export function setFaults({ params, faults }: Call): Outcome {
  const clear = params.text('clear') === 'true';
  const request = params.object('request');
  const webhooks = params.object('webhooks');
  const fault = request && {
    trouble: readTrouble(request),
    count: request.integer('count') ?? 1,
    when: request.oneOf('when', ['before', 'after']),
    method: request.oneOf('method', ['GET', 'POST']),
    path: request.text('path'),
  };
  const trouble = webhooks && {
    dropNext: webhooks.integer('drop_next'),
    copies: webhooks.integer('copies'),
    delayMs: webhooks.integer('delay_ms'),
    shuffleMs: webhooks.integer('shuffle_ms'),
  };
  params.finish();
  if (clear) faults.clear();
  if (fault) faults.failRequests(fault);
  if (trouble) faults.spoilWebhooks(trouble);
  return { body: { object: 'faults' } };
}

function readTrouble(params: Params): Trouble {
  const kind = params.oneOf('kind', ['status', 'slow', 'hang', 'cut']);
  if (kind === 'slow') return { kind, delayMs: params.requiredInteger('delay_ms') };
  if (kind === 'hang' || kind === 'cut') return { kind };
  const status = params.requiredInteger('status');
  if (status === 429 || status === 500 || status === 502 || status === 503) return { kind: 'status', status };
  throw invalidParam('parameter_invalid', 'status must be 429, 500, 502 or 503', params.name('status'));
}
