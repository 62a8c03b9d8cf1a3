import { SAMPLE_RATE_HZ, VAD_FRAME_SAMPLES } from '#io.ts';

/**
 * Speech for tests: each word is a block whose samples spell its number in their signs, at any
 * loudness, followed by a frame of silence. So a fake recogniser reads back exactly the audio it was
 * given, however the stages cut it, and an echo can be played at another level.
 */
const WORD_FRAMES = 9;
const PATTERN_SAMPLES = 16;
const vocabulary: string[] = [];

export function speech(text: string, level = 3_000): Int16Array {
  const words = text.split(/\s+/).filter(Boolean);
  const pcm = new Int16Array(words.length * (WORD_FRAMES + 1) * VAD_FRAME_SAMPLES);
  for (const [index, word] of words.entries()) {
    const start = index * (WORD_FRAMES + 1) * VAD_FRAME_SAMPLES;
    const id = idOf(word);
    for (let i = 0; i < WORD_FRAMES * VAD_FRAME_SAMPLES; i++) {
      pcm[start + i] = (id >> (i % PATTERN_SAMPLES)) & 1 ? level : -level;
    }
  }
  return pcm;
}

export function silence(ms: number): Int16Array {
  return new Int16Array(Math.round((ms * SAMPLE_RATE_HZ) / 1000));
}

/** The words in audio made by `speech`. Half a word that a cut left behind is not read. */
export function readSpeech(pcm: Int16Array): string {
  const words: string[] = [];
  let previous = 0;
  let run = 0;
  const flush = () => {
    if (previous > 0 && run * PATTERN_SAMPLES >= (WORD_FRAMES * VAD_FRAME_SAMPLES) / 2) {
      words.push(vocabulary[previous - 1] ?? '?');
    }
  };
  for (let start = 0; start + PATTERN_SAMPLES <= pcm.length; start += PATTERN_SAMPLES) {
    let id = 0;
    for (let i = 0; i < PATTERN_SAMPLES; i++) if (pcm[start + i]! > 0) id |= 1 << i;
    if (pcm[start] === 0) id = 0;
    if (id !== previous) {
      flush();
      previous = id;
      run = 0;
    }
    run++;
  }
  flush();
  return words.join(' ');
}

function idOf(word: string): number {
  const known = vocabulary.indexOf(word);
  return known >= 0 ? known + 1 : vocabulary.push(word);
}
