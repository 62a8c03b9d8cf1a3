import type { TranscriptEntry } from '@rightseat/contract';

/** A quote must be one stretch of one pilot turn, character for character. */
export function isVerbatim(quote: string, transcript: readonly TranscriptEntry[]): boolean {
  return (
    quote.trim() !== '' && transcript.some((entry) => entry.role === 'pilot' && entry.text.includes(quote))
  );
}
