import { SAMPLE_RATE_HZ, VAD_FRAME_SAMPLES } from '#io.ts';

/**
 * Speech for tests: each word is a block whose samples spell its number in their signs, at any
 * loudness, followed by a frame of silence. So a fake recogniser reads back exactly the audio it was
 * given, however the stages cut it, and an echo can be played at another level.
 */
const PATTERN_SAMPLES = 16;
/** Every 16 ms of a word has its own loudness: words can be told apart by their rise and fall too. */
const ACCENT_SAMPLES = 256;
const vocabulary: string[] = [];

export function speech(text: string, level = 3_000): Int16Array {
  const words = text.split(/\s+/).filter(Boolean);
  return Int16Array.from(
    words.flatMap((word) => [...utter(word, level), ...new Array<number>(VAD_FRAME_SAMPLES).fill(0)]),
  );
}

function utter(word: string, level: number): number[] {
  const id = idOf(word);
  return Array.from({ length: samplesOf(word) }, (_, i) => {
    const loudness = Math.round(level * accent(word, Math.floor(i / ACCENT_SAMPLES)));
    return (id >> (i % PATTERN_SAMPLES)) & 1 ? loudness : -loudness;
  });
}

/** 256 to 384 ms: words of one length would all sound alike. */
function samplesOf(word: string): number {
  return (8 + (seedOf(word) % 5)) * VAD_FRAME_SAMPLES;
}

/** Between 0.4 and 1, always the same for the same place in the same word. */
function accent(word: string, place: number): number {
  const mixed = Math.sin(seedOf(word) * 12.9898 + place * 78.233) * 43_758.5453;
  return 0.4 + 0.6 * (mixed - Math.floor(mixed));
}

function seedOf(word: string): number {
  return [...word].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 100_003, 7);
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
    const word = vocabulary[previous - 1];
    if (word !== undefined && run * PATTERN_SAMPLES >= samplesOf(word) / 2) words.push(word);
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
