import { SpeechServerError } from '#engines/engine-errors.ts';
import { SAMPLE_RATE_HZ, type SpeechRequest, type TextToSpeech } from '#io.ts';
import { joinPcm } from '#pcm.ts';
import { decodeSpeech } from './decode-speech.ts';
import { askServer, type SpeechServer } from './speech-server.ts';

/** Nobody needs longer for a letter; what lasts longer is no speech of this sentence. */
const MOST_MS_PER_LETTER = 400;
const SLACK_MS = 2_000;

/** `POST /v1/audio/speech`, at whatever rate it speaks. Rejects with SpeechServerError; a voice it lacks is one. */
export function createSpeaker(server: SpeechServer): Required<TextToSpeech> {
  async function* stream({ text, voice, signal }: SpeechRequest): AsyncGenerator<Int16Array> {
    // Full stops alone have no sound, and servers answer them with an error or with a noise.
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    // A file that says at what rate it is, and can be played before it is whole.
    const body = JSON.stringify({ model: server.model, input: text, voice, response_format: 'wav' });
    const answer = await askServer(server, { path: 'audio/speech', body, signal });
    if (answer === null) return;
    const most = ((SLACK_MS + text.length * MOST_MS_PER_LETTER) * SAMPLE_RATE_HZ) / 1000;
    let made = 0;
    for await (const part of decodeSpeech(answer)) {
      if (signal?.aborted) return;
      made += part.length;
      if (made > most)
        throw new SpeechServerError(`the speech server goes on and on over ${text.length} letters`);
      yield part;
    }
    if (made === 0 && !signal?.aborted)
      throw new SpeechServerError('the speech server answered without a sound');
  }

  return {
    stream,
    async synthesise(request) {
      if (request.signal?.aborted) return null;
      const parts: Int16Array[] = [];
      for await (const part of stream(request)) parts.push(part);
      return request.signal?.aborted ? null : joinPcm(parts);
    },
  };
}
