import type { TextToSpeech } from '#io.ts';
import { createSpeechMemory } from './speech-memory.ts';

/**
 * Says again at once what was said before in the same voice: acknowledgements, and questions that other pilots
 * were asked.
 */
export function rememberSpeech(tts: TextToSpeech, mostBytes?: number): TextToSpeech {
  const memory = createSpeechMemory(mostBytes);
  return {
    async synthesise(request) {
      const known = memory.find(request);
      const pcm = await (known ?? tts.synthesise(request));
      if (pcm && !known) memory.keep(request, pcm);
      return request.signal?.aborted ? null : pcm;
    },
  };
}
