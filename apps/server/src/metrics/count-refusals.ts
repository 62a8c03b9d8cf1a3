import type { FastifyInstance } from 'fastify';
import type { Metrics } from './create-metrics.ts';

/** Where a conversation is asked for. */
const DOORS = new Set([
  'POST /api/conversations',
  'POST /api/conversations/:id/resume',
  'GET /v1/convai/conversation',
  'GET /v1/convai/conversation/token',
  'GET /v1/convai/conversation/get-signed-url',
]);

/** Every answer of these doors that gave none: the pilot's own fault, a limit, or ours; the status tells which. */
export function countRefusals(app: FastifyInstance, metrics: Pick<Metrics, 'addRefusal'>): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    if (statusCode >= 400 && DOORS.has(`${method} ${routeOptions.url}`)) metrics.addRefusal(statusCode);
  });
}
