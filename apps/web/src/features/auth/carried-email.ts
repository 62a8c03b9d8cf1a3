/** History state for the way from a purchase to the account that it waits for; it never stands in the URL. */
export function carryEmail(email: string): { email: string } {
  return { email };
}

/** The address to fill in; undefined when none was carried. */
export function readCarriedEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}
