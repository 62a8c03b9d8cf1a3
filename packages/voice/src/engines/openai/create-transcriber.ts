import { AudioTooLongError, SpeechServerError } from '#engines/engine-errors.ts';
import { LONGEST_AUDIO_SAMPLES, SHORTEST_AUDIO_SAMPLES } from '#engines/moonshine/guards.ts';
import { writeWav } from '#engines/wav/write-wav.ts';
import { SAMPLE_RATE_HZ, type SpeechToText, type Transcription, type TranscriptionRequest } from '#io.ts';
import { readTranscript } from './read-transcript.ts';
import { askServer, type SpeechServer } from './speech-server.ts';

/** Whisper reads the last 224 tokens of a prompt: some 600 letters of such words. */
const MOST_PROMPT_CHARACTERS = 600;

/** Digital silence and the hiss of a cheap microphone, about -60 dBFS: nothing to pay anybody for. */
const LOUDER_THAN = 33;

/** `POST /v1/audio/transcriptions`. Rejects with SpeechServerError, and with AudioTooLongError as every recogniser does. */
export function createTranscriber(server: SpeechServer): SpeechToText {
  /** How sure it is comes with `verbose_json` alone, which not every model speaks. */
  let format: 'verbose_json' | 'json' = 'verbose_json';

  async function ask(request: TranscriptionRequest): Promise<ReturnType<typeof readTranscript> | null> {
    const asked = format;
    try {
      const { signal } = request;
      const body = formOf(server, request, asked);
      const answer = await askServer(server, { path: 'audio/transcriptions', body, signal });
      const text = answer && (await readText(answer.bytes));
      return text === null || signal?.aborted ? null : readTranscript(parse(text));
    } catch (error) {
      const isRefused = error instanceof SpeechServerError && (error.status === 400 || error.status === 422);
      if (!isRefused || asked === 'json') throw error;
      format = 'json';
      return ask(request);
    }
  }

  return {
    async transcribe(request): Promise<Transcription | null> {
      const { pcm, signal } = request;
      if (pcm.length > LONGEST_AUDIO_SAMPLES) {
        throw new AudioTooLongError(`${pcm.length} samples, at most ${LONGEST_AUDIO_SAMPLES}`);
      }
      if (signal?.aborted) return null;
      if (isSilent(pcm)) return { text: '', confidence: 0, decodeMs: 0 };
      const askedAt = performance.now();
      const heard = await ask(request);
      return heard && { ...heard, decodeMs: performance.now() - askedAt };
    },
  };
}

async function readText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SpeechServerError('the answer of the speech server is no whole JSON', { cause });
  }
}

function formOf({ model }: SpeechServer, { pcm, bias }: TranscriptionRequest, format: string): FormData {
  const form = new FormData();
  const file = new Blob([writeWav(padded(pcm), SAMPLE_RATE_HZ)], { type: 'audio/wav' });
  form.set('file', file, 'answer.wav');
  form.set('model', model);
  form.set('language', 'en');
  form.set('temperature', '0');
  form.set('response_format', format);
  const prompt = promptOf(bias);
  if (prompt) form.set('prompt', prompt);
  return form;
}

/** The words that may come, as a text in which they came. Whole words only. */
function promptOf(bias: readonly string[]): string {
  let prompt = '';
  for (const words of bias) {
    const longer = prompt ? `${prompt}, ${words}` : words;
    if (longer.length > MOST_PROMPT_CHARACTERS) break;
    prompt = longer;
  }
  return prompt;
}

/** Servers refuse clips under a tenth of a second. */
function padded(pcm: Int16Array): Int16Array {
  if (pcm.length >= SHORTEST_AUDIO_SAMPLES) return pcm;
  const longer = new Int16Array(SHORTEST_AUDIO_SAMPLES);
  longer.set(pcm);
  return longer;
}

const isSilent = (pcm: Int16Array) => pcm.every((sample) => Math.abs(sample) < LOUDER_THAN);
