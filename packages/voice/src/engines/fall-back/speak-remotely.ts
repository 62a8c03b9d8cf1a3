import { createSpeechMemory } from '#engines/speech-memory.ts';
import type { SpeechRequest, TextToSpeech } from '#io.ts';
import { joinPcm } from '#pcm.ts';
import type { Rest } from './create-rest.ts';

/**
 * The server speaks in its own voice, and what it said once is not asked for again; the embedded engine speaks the
 * sentences that the server cannot, in the voice that was asked for: from the beginning, where the server broke off.
 */
export function speakRemotely(
  remote: Required<TextToSpeech>,
  remoteVoice: string,
  embedded: TextToSpeech,
  rest: Rest,
): Required<TextToSpeech> {
  const memory = createSpeechMemory();

  async function* stream(request: SpeechRequest): AsyncGenerator<Int16Array> {
    const asked = { ...request, voice: remoteVoice };
    const known = rest.isResting() ? null : memory.find(asked);
    if (known) return yield known;
    if (rest.isResting()) return yield* speakHere(request);
    const parts: Int16Array[] = [];
    try {
      for await (const part of remote.stream(asked)) {
        parts.push(part);
        yield part;
      }
    } catch (error) {
      rest.failed(error);
      return yield* speakHere(request);
    }
    if (request.signal?.aborted) return;
    memory.keep(asked, joinPcm(parts));
    rest.worked();
  }

  async function* speakHere(request: SpeechRequest): AsyncGenerator<Int16Array> {
    const pcm = await embedded.synthesise(request);
    if (pcm) yield pcm;
  }

  return {
    stream,
    async synthesise(request) {
      const parts: Int16Array[] = [];
      for await (const part of stream(request)) parts.push(part);
      return request.signal?.aborted ? null : joinPcm(parts);
    },
  };
}
