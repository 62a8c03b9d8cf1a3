/** 9900, 'usd' → '$99.00'. The one place here that shows dollars. */
export function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
