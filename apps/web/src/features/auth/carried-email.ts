/**
 * History state that carries an address from one page to a form; it never stands in the URL. `waiting`: it was registered
 * a moment ago, and its mail has not been opened.
 */
export function carryEmail(email: string, waiting?: 'waiting'): { email: string; waiting?: true } {
  return { email, ...(waiting && { waiting: true }) };
}

/** The address to fill in; undefined when none was carried. */
export function readCarriedEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}

/** The address whose mail is to be opened first; undefined where there is none. */
export function readWaitingEmail(state: unknown): string | undefined {
  const waits = typeof state === 'object' && state !== null && 'waiting' in state && state.waiting === true;
  return waits ? readCarriedEmail(state) : undefined;
}
