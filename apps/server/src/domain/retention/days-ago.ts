import type { DomainContext } from '#domain/context.ts';

const DAY_MS = 24 * 60 * 60_000;

export const daysAgo = ({ clock }: Pick<DomainContext, 'clock'>, days: number) =>
  new Date(clock.now().getTime() - days * DAY_MS);
