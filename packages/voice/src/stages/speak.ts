import type { TextToSpeech } from '#io.ts';

export interface SpokenSentence {
  /** As written, for the record. */
  text: string;
  pcm: Int16Array;
}

export interface SpeakOptions {
  tts: TextToSpeech;
  voice: string;
  toSpeakable: (sentence: string) => string;
  signal: AbortSignal;
  onFault: (error: unknown) => void;
}

/** Sentence by sentence, one ahead of the ear: the first is heard after some 50 ms, whatever the length of the reply. */
export async function* speak(
  sentences: readonly string[],
  options: SpeakOptions,
): AsyncGenerator<SpokenSentence> {
  let next = sentences[0] === undefined ? null : synthesise(sentences[0], options);
  for (const [index, text] of sentences.entries()) {
    const pcm = await next;
    if (options.signal.aborted) return;
    const following = sentences[index + 1];
    next = following === undefined ? null : synthesise(following, options);
    if (pcm) yield { text, pcm };
  }
}

/** Null when the voice fails twice: the sentence is on the screen, and the exam goes on. */
async function synthesise(text: string, { tts, voice, toSpeakable, signal, onFault }: SpeakOptions) {
  for (let attempt = 1; attempt <= 2; attempt++) {
    try {
      return await tts.synthesise({ text: toSpeakable(text), voice, signal });
    } catch (error) {
      if (signal.aborted) return null;
      onFault(error);
    }
  }
  return null;
}
