/** Why the coach's guard sent a pilot to the pricing page, word for word as it is told there. */
const notices = {
  'no-access': 'You need an active subscription to access the AI Coach. Please purchase a plan.',
  unverified: 'Unable to verify subscription. Please try again.',
} as const;

export type AccessNotice = keyof typeof notices;

/** History state that carries the reason along with the change of page; it never stands in the URL. */
export function carryNotice(notice: AccessNotice): { accessNotice: AccessNotice } {
  return { accessNotice: notice };
}

/** The words of the reason, or null where there is none of ours. */
export function readNotice(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('accessNotice' in state)) return null;
  const { accessNotice } = state;
  return accessNotice === 'no-access' || accessNotice === 'unverified' ? notices[accessNotice] : null;
}
