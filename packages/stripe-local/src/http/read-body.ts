import type { IncomingMessage } from 'node:http';
import { ApiError } from '#http/api-error.ts';

/** Reads at most `limit` bytes. @throws ApiError 413 as soon as there is more, without reading on. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const tooLarge = () =>
    new ApiError(413, {
      type: 'invalid_request_error',
      message: `The request body is larger than ${limit} bytes.`,
    });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
