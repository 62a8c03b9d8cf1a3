import { tidyTranscript } from '#heard/tidy-transcript.ts';
import type { DecodedSegment } from '#stages/decode-segment.ts';

/** An answer as the brain is told it. One object lives as long as the pilot goes on with the same answer. */
export interface GivenAnswer {
  text: string;
  /** Null once any of it was typed: typed words are not misheard. */
  confidence: number | null;
  voicedMs: number;
  lost: boolean;
  startedAtMs: number;
  /** The transcript's id on the wire: a longer version of the same answer keeps it. */
  eventId: number;
  /** Whether the brain has an earlier version, which this one replaces. */
  toldBrain: boolean;
}

/** Joins what was said now to the answer it continues, if any. */
export function extendAnswer(
  earlier: GivenAnswer | null,
  spoken: DecodedSegment,
  fresh: { startedAtMs: number; eventId: number },
): GivenAnswer {
  const text = tidyTranscript(spoken.text);
  if (!earlier?.text) {
    return { ...spoken, ...fresh, text, toldBrain: earlier?.toldBrain ?? false };
  }
  return {
    ...earlier,
    text: text ? `${earlier.text} ${text}` : earlier.text,
    confidence: text ? lower(earlier.confidence, spoken.confidence) : earlier.confidence,
    voicedMs: earlier.voicedMs + spoken.voicedMs,
    lost: earlier.lost || spoken.lost,
  };
}

function lower(a: number | null, b: number): number {
  return a === null ? b : Math.min(a, b);
}

export function typedAnswer(text: string, startedAtMs: number, eventId: number): GivenAnswer {
  return { text, confidence: null, voicedMs: 0, lost: false, startedAtMs, eventId, toldBrain: false };
}
