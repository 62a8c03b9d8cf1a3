import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomText(length: number): string {
  let text = '';
  for (let index = 0; index < length; index += 1) text += ALPHABET[randomInt(ALPHABET.length)];
  return text;
}

/** The prefixes that Stripe gives its ids. A checkout session's id is longer: it is a secret in a URL. */
export function newSessionId(): string {
  return `cs_test_${randomText(58)}`;
}

export function newId(prefix: 'pi' | 'ch' | 're' | 'dp' | 'evt' | 'req' | 'pm' | 'txn' | 'whd'): string {
  return `${prefix}_${randomText(24)}`;
}

export function newClientSecret(paymentIntentId: string): string {
  return `${paymentIntentId}_secret_${randomText(25)}`;
}
