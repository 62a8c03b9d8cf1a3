import { SpeechServerError } from '#engines/engine-errors.ts';
import { readSamples, readWavHeader, type WavHeader } from '#engines/wav/read-wav.ts';
import { createResampler, type Resampler } from '#engines/wav/resample.ts';
import { SAMPLE_RATE_HZ } from '#io.ts';

/** What can be sent without a header: OpenAI's own `pcm`, 24 kHz. */
const BARE_PCM_HZ = 24_000;

/** Headers are 44 bytes, or some hundreds with a title. */
const LONGEST_HEADER_BYTES = 64 * 1024;

interface Speech {
  contentType: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Bytes of a WAV file, or of bare samples, to sound at our rate as they come. Rejects with SpeechServerError. */
export async function* decodeSpeech({ contentType, bytes }: Speech): AsyncGenerator<Int16Array> {
  let header: WavHeader | null = bareHeader(contentType);
  let resampler: Resampler | null = null;
  let waiting = new Uint8Array(0);
  let read = 0;
  for await (const chunk of bytes) {
    waiting = joined(waiting, chunk);
    if (header === null) {
      header = readHeader(waiting, contentType);
      if (header === null) continue;
      waiting = waiting.slice(header.start);
    }
    resampler ??= createResampler(header.sampleRateHz, SAMPLE_RATE_HZ);
    // What stands behind the samples is no sound; half a sample waits for its other half.
    const left = header.bytes === null ? waiting.length : header.bytes - read;
    const whole = Math.min(waiting.length, left) & ~1;
    const samples = readSamples(waiting.subarray(0, whole));
    read += whole;
    waiting = waiting.slice(whole);
    const sound = resampler.add(samples);
    if (sound.length > 0) yield sound;
  }
  if (header === null) throw unusable(contentType, 'it ends within its header');
  if (header.bytes !== null && read < header.bytes - 1) {
    throw new SpeechServerError('the speech server sent half a sentence');
  }
  const rest = resampler?.end();
  if (rest && rest.length > 0) yield rest;
}

function bareHeader(contentType: string): WavHeader | null {
  if (!/^audio\/(pcm|l16)\b/i.test(contentType)) return null;
  const rate = /rate=(\d+)/.exec(contentType)?.[1];
  return { sampleRateHz: Number(rate ?? BARE_PCM_HZ), start: 0, bytes: null };
}

function readHeader(bytes: Uint8Array, contentType: string): WavHeader | null {
  if (bytes.length > LONGEST_HEADER_BYTES) throw unusable(contentType, 'it has no samples');
  try {
    return readWavHeader(bytes);
  } catch (cause) {
    throw unusable(contentType, cause instanceof Error ? cause.message : String(cause));
  }
}

const unusable = (contentType: string, why: string) =>
  new SpeechServerError(`the speech server sent no usable audio (${contentType}): ${why}`);

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
