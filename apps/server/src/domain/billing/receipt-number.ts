import { createHash } from 'node:crypto';

/** No 0, 1, I or O: a pilot may read it out on the phone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `RS-20261121-7F3KQ2XM`: the day of the payment (UTC) and 40 bits of the purchase's id. The same every time. */
export function receiptNumber(purchaseId: string, paidAt: Date): string {
  const day = paidAt.toISOString().slice(0, 10).replaceAll('-', '');
  const bytes = createHash('sha256').update(purchaseId).digest().subarray(0, 8);
  const code = Array.from(bytes, (byte) => LETTERS[byte % 32]).join('');
  return `RS-${day}-${code}`;
}
