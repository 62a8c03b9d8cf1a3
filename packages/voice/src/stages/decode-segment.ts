import type { SpeechToText, TranscriptionRequest } from '#io.ts';

/** What one stretch of audio came to. `lost` is audio that the engine could not be made to decode. */
export interface DecodedSegment {
  text: string;
  confidence: number;
  voicedMs: number;
  lost: boolean;
}

/**
 * Asks once more when the engine died under the first try, since a new worker takes its place at
 * once and the audio is still here. Null when the request was shed or called off.
 */
export async function decodeSegment(
  stt: SpeechToText,
  request: TranscriptionRequest,
  onFault: (error: unknown) => void,
): Promise<(DecodedSegment & { decodeMs: number }) | null> {
  for (let attempt = 1; attempt <= 2; attempt++) {
    try {
      const result = await stt.transcribe(request);
      if (!result) return null;
      return { ...result, text: result.text.trim(), voicedMs: request.voicedMs, lost: false };
    } catch (error) {
      if (request.signal?.aborted) return null;
      onFault(error);
    }
  }
  return { text: '', confidence: 0, voicedMs: request.voicedMs, lost: true, decodeMs: 0 };
}

/** Segments in order, as one answer. Its confidence is the mean, weighted by how much was said. */
export function joinSegments(segments: readonly DecodedSegment[]): DecodedSegment {
  const voicedMs = segments.reduce((sum, segment) => sum + segment.voicedMs, 0);
  const worded = segments.filter((segment) => segment.text !== '');
  const wordedMs = worded.reduce((sum, segment) => sum + segment.voicedMs, 0);
  const weighted = worded.reduce((sum, segment) => sum + segment.confidence * segment.voicedMs, 0);
  return {
    text: worded.map((segment) => segment.text).join(' '),
    confidence: wordedMs > 0 ? weighted / wordedMs : 0,
    voicedMs,
    lost: segments.some((segment) => segment.lost),
  };
}
