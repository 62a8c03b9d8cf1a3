import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes as a file, or the one stretch of them that is asked for: some players take sound no other way. */
export function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type }: { bytes: Uint8Array; type: string },
) {
  reply.type(type).header('Accept-Ranges', 'bytes');
  const asked = readRange(request.headers.range, bytes.length);
  if (asked === null) return reply.send(Buffer.from(bytes));
  if (asked === 'outside')
    return reply.code(416).header('Content-Range', `bytes */${bytes.length}`).send(Buffer.alloc(0));
  const { from, to } = asked;
  reply.code(206).header('Content-Range', `bytes ${from}-${to}/${bytes.length}`);
  return reply.send(Buffer.from(bytes.subarray(from, to + 1)));
}

/** Null where all of it is sent: nothing was asked, several stretches at once, or what is no range. */
function readRange(
  header: string | undefined,
  length: number,
): { from: number; to: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  const from = first ? Number(first) : Math.max(0, length - Number(last));
  const to = first && last ? Math.min(Number(last), length - 1) : length - 1;
  if (first && last && Number(last) < from) return null;
  return from <= to ? { from, to } : 'outside';
}
