import { AudioTooLongError } from '#engines/engine-errors.ts';
import type { SpeechToText } from '#io.ts';
import type { Rest } from './create-rest.ts';

/**
 * Answers go to the server; what is only a guess stays here, where it is quick and costs nothing: partials on the
 * screen, and whose voice it is that speaks over the examiner. The embedded engine also hears whatever the server cannot.
 */
export function hearRemotely(remote: SpeechToText, embedded: SpeechToText, rest: Rest): SpeechToText {
  return {
    isCharged: true,
    async transcribe(request) {
      if (request.urgency === 'partial' || request.isOverheard || rest.isResting()) {
        return embedded.transcribe(request);
      }
      try {
        const heard = await remote.transcribe(request);
        if (heard) rest.worked();
        return heard;
      } catch (error) {
        if (error instanceof AudioTooLongError) throw error;
        rest.failed(error);
        return embedded.transcribe(request);
      }
    },
  };
}
