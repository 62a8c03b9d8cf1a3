import { rememberSpeech } from '#engines/remember-speech.ts';
import type { TextToSpeech } from '#io.ts';
import type { Rest } from './create-rest.ts';

/**
 * The server speaks in its own voice, and what it said once is not asked for again; the embedded engine speaks the
 * sentences that the server cannot, in the voice that was asked for.
 */
export function speakRemotely(
  remote: TextToSpeech,
  remoteVoice: string,
  embedded: TextToSpeech,
  rest: Rest,
): TextToSpeech {
  const remembered = rememberSpeech({
    async synthesise(request) {
      const pcm = await remote.synthesise(request);
      if (pcm) rest.worked();
      return pcm;
    },
  });
  return {
    async synthesise(request) {
      if (rest.isResting()) return embedded.synthesise(request);
      try {
        return await remembered.synthesise({ ...request, voice: remoteVoice });
      } catch (error) {
        rest.failed(error);
        return embedded.synthesise(request);
      }
    },
  };
}
