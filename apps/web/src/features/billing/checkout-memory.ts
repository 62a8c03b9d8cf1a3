import type { VerifyCheckoutOutput } from '@rightseat/contract';

/** The address of an earlier purchase, so that the hosted checkout can fill it in; empty when none. */
export function readCheckoutEmail(): string {
  return localStorage.getItem('userEmail') ?? '';
}

/** What the browser keeps after a payment. For display and convenience: access itself is the server's word. */
export function rememberPayment({ email, accessExpiration }: VerifyCheckoutOutput): void {
  localStorage.setItem('hasPaid', 'true');
  localStorage.setItem('userEmail', email);
  localStorage.setItem('accessExpiration', accessExpiration);
}

/** With the buyer goes what the browser keeps of him: the next one at this browser may be somebody else. */
export function forgetPayment(): void {
  for (const key of ['hasPaid', 'userEmail', 'accessExpiration']) localStorage.removeItem(key);
}

/** The address whose paid access has not run out, as far as this browser knows; null when it knows of none. */
export function readPaidEmail(now = Date.now()): string | null {
  const paid = localStorage.getItem('hasPaid') === 'true';
  const until = Date.parse(localStorage.getItem('accessExpiration') ?? '');
  return paid && until > now ? localStorage.getItem('userEmail') : null;
}
