import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';

/** Accepts the one key, as Bearer token or as the user of Basic authentication. @throws ApiError 401 */
export function authenticate(header: string | undefined, secretKey: string): void {
  const key = readKey(header);
  if (key === '') {
    throw unauthorized(
      "You did not provide an API key. Provide it in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!sameText(key, secretKey))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
}

function readKey(header: string | undefined): string {
  const [scheme, value = ''] = (header ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() === 'basic')
    return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
  return '';
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message });
}

function sameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
