import { randomBytes } from 'node:crypto';

/** Unguessable: 128 random bits, with a prefix that says what it names (`conv_…`, `user_…`). */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}
