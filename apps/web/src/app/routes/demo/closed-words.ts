import type { DemoStateOutput } from '@rightseat/contract';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Why no demo begins now, and what a visitor can do; null while the demo is open. */
export function closedWords({ state, opensAt }: DemoStateOutput): string | null {
  if (state === 'open') return null;
  if (state === 'off')
    return 'The free demo is taking a break. Please come back later, or get full access now.';
  const from = opensAt
    ? `The next ones begin at ${time.format(new Date(opensAt))}`
    : 'Please come back tomorrow';
  return `Today’s free demos are all taken: many pilots tried the examiner today. ${from}, or get full access now.`;
}
