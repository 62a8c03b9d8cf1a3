import { SpeechServerError } from '#engines/engine-errors.ts';
import { readWavSamples } from '#engines/wav/read-wav.ts';
import { resample } from '#engines/wav/resample.ts';
import { SAMPLE_RATE_HZ, type TextToSpeech } from '#io.ts';
import { callServer, type SpeechServer } from './speech-server.ts';

/** Nobody needs longer for a word; what lasts longer is no speech of this sentence. */
const MOST_MS_PER_LETTER = 400;
const SLACK_MS = 2_000;

/** What can be sent without a header: OpenAI's own `pcm`, 24 kHz. */
const BARE_PCM_HZ = 24_000;

/** `POST /v1/audio/speech`, at whatever rate it speaks. Rejects with SpeechServerError; a voice it lacks is one. */
export function createSpeaker(server: SpeechServer): TextToSpeech {
  return {
    async synthesise({ text, voice, signal }) {
      if (signal?.aborted) return null;
      // Full stops alone have no sound, and servers answer them with an error or with a noise.
      if (!/[\p{L}\p{N}]/u.test(text)) return new Int16Array(0);
      const body = JSON.stringify({ model: server.model, input: text, voice, response_format: 'wav' });
      return callServer(server, { path: 'audio/speech', body, signal }, async (response) =>
        readSpeech(
          response.headers.get('content-type') ?? '',
          new Uint8Array(await response.arrayBuffer()),
          text,
        ),
      );
    },
  };
}

/** Throws SpeechServerError for what cannot be the sentence. */
function readSpeech(contentType: string, bytes: Uint8Array<ArrayBuffer>, text: string): Int16Array {
  const { sampleRateHz, samples, isCut } = decode(contentType, bytes);
  if (isCut) throw new SpeechServerError('the speech server sent half a sentence');
  const milliseconds = (samples.length * 1000) / sampleRateHz;
  if (samples.length === 0) throw new SpeechServerError('the speech server answered without a sound');
  if (milliseconds > SLACK_MS + text.length * MOST_MS_PER_LETTER) {
    throw new SpeechServerError(
      `the speech server made ${Math.round(milliseconds)} ms of ${text.length} letters`,
    );
  }
  return resample(samples, sampleRateHz, SAMPLE_RATE_HZ);
}

function decode(contentType: string, bytes: Uint8Array<ArrayBuffer>) {
  if (/^audio\/(pcm|l16)\b/i.test(contentType)) {
    const rate = Number(/rate=(\d+)/.exec(contentType)?.[1] ?? BARE_PCM_HZ);
    return { sampleRateHz: rate, samples: new Int16Array(bytes.buffer, 0, bytes.length >> 1), isCut: false };
  }
  try {
    return readWavSamples(bytes);
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new SpeechServerError(`the speech server sent no usable audio (${contentType}): ${what}`, {
      cause,
    });
  }
}
