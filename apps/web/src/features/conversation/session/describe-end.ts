import type { DisconnectionDetails } from '@elevenlabs/client';
import type { EndCause } from './conversation-state.ts';

/** Why the vendor's client says the session is over, in the page's own words. */
export function describeEnd(details: DisconnectionDetails): { cause: EndCause; message: string } {
  if (details.reason === 'user') return { cause: 'pilot', message: '' };
  if (/resumed on another/.test(details.closeReason ?? '')) return { cause: 'moved', message: '' };
  if (details.context?.type === 'max_duration_exceeded' || isTimeLimit(details.closeReason)) {
    return { cause: 'limit', message: '' };
  }
  if (/access was ended/.test(details.closeReason ?? '')) return { cause: 'access-ended', message: '' };
  if (details.reason === 'agent') return { cause: 'examiner', message: '' };
  return { cause: 'error', message: details.message };
}

/** A socket closed at the limit says so in its reason; the wording differs between engines. */
function isTimeLimit(closeReason: string | undefined): boolean {
  return /limit|max[_ ]duration|time expired/i.test(closeReason ?? '');
}
