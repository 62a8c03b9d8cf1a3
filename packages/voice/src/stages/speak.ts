import type { TextToSpeech } from '#io.ts';
import { joinPcm } from '#pcm.ts';
import { createSpeedChange } from './change-speed.ts';
import { readAhead } from './read-ahead.ts';

/** A sentence, or as much of it as an engine that takes its time has made since the last part. */
export interface SpokenPart {
  /** The whole sentence as written, for the record. */
  text: string;
  pcm: Int16Array;
  isFirst: boolean;
  /** Nothing of this sentence comes after it. */
  isLast: boolean;
}

export interface SpeakOptions {
  tts: TextToSpeech;
  voice: string;
  /** 1 is as the voice speaks. */
  speed: number;
  toSpeakable: (sentence: string) => string;
  signal: AbortSignal;
  onFault: (error: unknown) => void;
}

/** Sentence by sentence, one ahead of the ear: the first is heard after some 50 ms, whatever the length of the reply. */
export async function* speak(
  sentences: readonly string[],
  options: SpeakOptions,
): AsyncGenerator<SpokenPart> {
  const begin = (text: string | undefined) =>
    text === undefined ? null : readAhead(synthesise(text, options));
  let next = begin(sentences[0]);
  for (const index of sentences.keys()) {
    const current = next;
    let followingBegan = false;
    for await (const part of current ?? []) {
      if (options.signal.aborted) return;
      if (!followingBegan) next = begin(sentences[index + 1]);
      followingBegan = true;
      yield part;
    }
    if (options.signal.aborted) return;
    if (!followingBegan) next = begin(sentences[index + 1]);
  }
}

/**
 * Nothing when the voice fails twice: the sentence is on the screen, and the exam goes on. One that breaks off is said
 * again from its beginning. Never rejects.
 */
async function* synthesise(text: string, options: SpeakOptions): AsyncGenerator<SpokenPart> {
  const { tts, voice, speed, toSpeakable, signal, onFault } = options;
  const request = { text: toSpeakable(text), voice, signal };
  let change = createSpeedChange(speed);
  let isFirst = true;
  for (let attempt = 1; attempt <= 2; attempt++) {
    try {
      if (!tts.stream) {
        const pcm = await tts.synthesise(request);
        if (pcm) yield { text, pcm: joinPcm([change.push(pcm), change.end()]), isFirst, isLast: true };
        return;
      }
      for await (const pcm of tts.stream(request)) {
        yield { text, pcm: change.push(pcm), isFirst, isLast: false };
        isFirst = false;
      }
      break;
    } catch (error) {
      if (signal.aborted) return;
      onFault(error);
      change = createSpeedChange(speed);
    }
  }
  if (!isFirst) yield { text, pcm: change.end(), isFirst, isLast: true };
}
