import type { Manner, ProgressOutput } from '@rightseat/contract';

/** The leg to hold next: the one of the day's plan, else the first that is not held; null where all are. */
export function nextLeg({
  legs,
  plan,
}: Pick<ProgressOutput, 'legs' | 'plan'>): { leg: number; manner: Manner } | null {
  const planned = plan?.days[0]?.items.find((item) => item.kind === 'leg');
  if (planned) return { leg: planned.leg, manner: planned.manner };
  const open = legs.find(({ result }) => result !== 'satisfactory');
  return open ? { leg: open.leg, manner: 'coach' } : null;
}
