import { type SpeechEngines, systemClock } from '@rightseat/voice';
import { createFakeStt, createFakeTts, createFakeVad, idleLoad } from '@rightseat/voice/testing';

/** Speech that is read, not recognised: the real engines have tests of their own. */
export function fakeEngines(): SpeechEngines {
  return {
    stt: createFakeStt(systemClock, 0),
    tts: createFakeTts(systemClock),
    vad: createFakeVad(),
    load: idleLoad,
    close: async () => {},
  };
}
