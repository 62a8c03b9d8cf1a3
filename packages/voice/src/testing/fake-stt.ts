import { type Clock, sleep } from '#clock.ts';
import type { SpeechToText, Transcription, TranscriptionRequest } from '#io.ts';
import { readSpeech } from './fake-speech.ts';

export interface FakeStt extends SpeechToText {
  requests: TranscriptionRequest[];
  /** Replaces the answer to one request; return undefined to let it be. */
  onRequest: (request: TranscriptionRequest) => Partial<Transcription> | Error | null | undefined;
}

/** Reads words out of audio made by `speech`, taking `decodeMs` for each request. */
export function createFakeStt(clock: Clock, decodeMs = 40): FakeStt {
  const fake: FakeStt = {
    requests: [],
    onRequest: () => undefined,
    async transcribe(request) {
      fake.requests.push(request);
      const special = fake.onRequest(request);
      await sleep(clock, decodeMs, request.signal ?? new AbortController().signal);
      if (request.signal?.aborted || special === null) return null;
      if (special instanceof Error) throw special;
      return { text: readSpeech(request.pcm), confidence: -0.2, decodeMs, ...special };
    },
  };
  return fake;
}
