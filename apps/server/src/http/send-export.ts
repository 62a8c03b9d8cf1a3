import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Data and sound as one JSON file. The sound comes in as it is read: it would not all fit in at once. */
export function sendExport(
  reply: FastifyReply,
  { name, data, sound }: { name: string; data: object; sound: AsyncIterable<object> },
) {
  return reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .send(Readable.from(write(data, sound)));
}

async function* write(data: object, sound: AsyncIterable<object>) {
  yield `${JSON.stringify(data, null, 2).slice(0, -2)},\n  "recordings": [`;
  let separator = '\n    ';
  for await (const recording of sound) {
    yield separator + JSON.stringify(recording);
    separator = ',\n    ';
  }
  yield '\n  ]\n}\n';
}
