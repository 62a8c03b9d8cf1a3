import { type Listening, listen } from './listen.ts';

/** A microphone that is being recorded. */
export type VoiceRecording = Pick<Listening, 'level'> & {
  /** Ends it and lets go of the microphone. In the browser's own format, which it can play. */
  finish: () => Promise<Blob>;
  /** Lets go of the microphone; what was said is gone. */
  drop: () => void;
};

/** @throws as `listen` does */
export async function recordVoice(microphoneId: string | null): Promise<VoiceRecording> {
  const listening = await listen(microphoneId);
  const recorder = new MediaRecorder(listening.stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.start();
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    level: listening.level,
    async finish() {
      stop();
      // A microphone that was unplugged has ended it already.
      await ended;
      listening.stop();
      return new Blob(parts, { type: recorder.mimeType });
    },
    drop() {
      stop();
      listening.stop();
    },
  };
}
