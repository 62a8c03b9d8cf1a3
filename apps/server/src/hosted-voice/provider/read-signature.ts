import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed message may be: the vendor retries with the first signature for half an hour. */
const TOLERANCE_SECONDS = 30 * 60;

/** `t=<epoch seconds>,v0=<hex HMAC-SHA256 of "t.body">`: whether the secret's holder signed exactly this body, lately. */
export function isSigned(secret: string, body: Buffer, header: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim());
  const timestamp = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const wanted = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return parts
    .filter((part) => part.startsWith('v0='))
    .map((part) => Buffer.from(part.slice(3), 'hex'))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
}
