/** The one thing on sale. Cents here and everywhere; dollars only where somebody reads them. */
export const plan = {
  name: 'Three months of AI oral exam coaching',
  description: 'One payment, three months of access, no renewal.',
  priceCents: 9900,
  currency: 'usd',
  months: 3,
  /** Put on every checkout of ours: a Stripe account may sell other things, and those give no access. */
  metadata: { product: 'coach-access', months: '3' },
} as const;

/** True when a checkout sold this product. */
export function isOurs(metadata: Record<string, string>): boolean {
  return metadata.product === plan.metadata.product;
}
