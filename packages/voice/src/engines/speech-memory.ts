import type { SpeechRequest } from '#io.ts';

/** Some seventeen minutes of speech, 32 bytes a millisecond: the sentences that examiners say again and again. */
const MOST_BYTES = 32 * 2 ** 20;

/** Sentences as they were spoken, by voice. The one heard longest ago makes room. The audio is shared: never write to it. */
export interface SpeechMemory {
  find(request: SpeechRequest): Int16Array | null;
  keep(request: SpeechRequest, pcm: Int16Array): void;
}

export function createSpeechMemory(mostBytes = MOST_BYTES): SpeechMemory {
  const remembered = new Map<string, Int16Array>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= remembered.get(key)?.byteLength ?? 0;
    remembered.delete(key);
  }

  function keep(request: SpeechRequest, pcm: Int16Array): void {
    if (pcm.byteLength > mostBytes) return;
    const key = keyOf(request);
    forget(key);
    remembered.set(key, pcm);
    bytes += pcm.byteLength;
    for (const oldest of remembered.keys()) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  }

  return {
    find(request) {
      const pcm = remembered.get(keyOf(request)) ?? null;
      // Heard again just now.
      if (pcm) keep(request, pcm);
      return pcm;
    },
    keep,
  };
}

const keyOf = ({ voice, text }: SpeechRequest) => `${voice}\n${text}`;
