import type { TextToSpeech } from '#io.ts';

/** Some seventeen minutes of speech, 32 bytes a millisecond: the sentences that examiners say again and again. */
const MOST_BYTES = 32 * 2 ** 20;

/**
 * Says again at once what was said before in the same voice: acknowledgements, and questions that other pilots
 * were asked. The sentence heard longest ago makes room. The audio is shared: never write to it.
 */
export function rememberSpeech(tts: TextToSpeech, mostBytes = MOST_BYTES): TextToSpeech {
  const remembered = new Map<string, Int16Array>();
  let bytes = 0;

  function remember(key: string, pcm: Int16Array): void {
    if (pcm.byteLength > mostBytes) return;
    forget(key);
    remembered.set(key, pcm);
    bytes += pcm.byteLength;
    for (const oldest of remembered.keys()) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    bytes -= remembered.get(key)?.byteLength ?? 0;
    remembered.delete(key);
  }

  return {
    async synthesise(request) {
      const key = `${request.voice}\n${request.text}`;
      const pcm = await (remembered.get(key) ?? tts.synthesise(request));
      if (pcm) remember(key, pcm);
      return request.signal?.aborted ? null : pcm;
    },
  };
}
