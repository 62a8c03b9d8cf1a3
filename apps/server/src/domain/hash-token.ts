import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL and a cookie. Stored only as its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** For things that can be guessed, such as an address: useless without the secret. */
export function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('hex');
}
