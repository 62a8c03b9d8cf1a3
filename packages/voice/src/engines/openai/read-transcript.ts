import { SpeechServerError } from '#engines/engine-errors.ts';
import { LEAST_CONFIDENCE } from '#engines/moonshine/guards.ts';

/** As good speech has it, for servers that do not say how sure they are. */
const UNKNOWN_CONFIDENCE = -0.3;

/** Whisper's own rule for a window in which nobody spoke; it writes "Thank you." there. */
const NO_SPEECH_FROM = 0.6;
const NO_SPEECH_BELOW_CONFIDENCE = -1;

interface Segment {
  text: string;
  confidence: number | null;
  isSpeech: boolean;
}

/**
 * The words of an answer in `json` or `verbose_json`, without the segments that are no speech; empty under the
 * confidence floor. Throws SpeechServerError for anything else.
 */
export function readTranscript(body: unknown): { text: string; confidence: number } {
  const { text, segments, logprobs } = asObject(body);
  if (typeof text !== 'string') throw new SpeechServerError('the answer of the speech server holds no text');
  const told = Array.isArray(segments) ? segments.map(readSegment) : [];
  if (told.length === 0) return guard(text, meanOf(readLogprobs(logprobs)));
  const spoken = told.filter(({ isSpeech }) => isSpeech);
  const words = spoken.map((segment) => segment.text).join(' ');
  return guard(words, meanOf(spoken.flatMap(({ confidence }) => confidence ?? [])));
}

function guard(text: string, known: number | null): { text: string; confidence: number } {
  const confidence = Math.min(0, known ?? UNKNOWN_CONFIDENCE);
  return { text: confidence < LEAST_CONFIDENCE ? '' : text.replace(/\s+/g, ' ').trim(), confidence };
}

function readSegment(segment: unknown): Segment {
  const { text, avg_logprob: logprob, no_speech_prob: noSpeech } = asObject(segment);
  const confidence = typeof logprob === 'number' ? logprob : null;
  const isSpeech = !(
    typeof noSpeech === 'number' &&
    noSpeech > NO_SPEECH_FROM &&
    (confidence ?? 0) < NO_SPEECH_BELOW_CONFIDENCE
  );
  return { text: typeof text === 'string' ? text.trim() : '', confidence, isSpeech };
}

/** One for each token. */
function readLogprobs(logprobs: unknown): number[] {
  if (!Array.isArray(logprobs)) return [];
  return logprobs.flatMap((token) => {
    const { logprob } = asObject(token);
    return typeof logprob === 'number' ? logprob : [];
  });
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
