import { loadSpeechEngines } from '@rightseat/voice';

/** 8 ms below this level at either end is taken for silence: about -42 dBFS, under every voice's breath. */
const SILENCE = 260;
const STEP = 128;

/** Speaks each text with the given voices in turn, cut tightly. */
export async function recordClips(
  texts: readonly string[],
  voices: readonly string[],
): Promise<Int16Array[]> {
  const engines = await loadSpeechEngines({ sttWorkers: 1 });
  try {
    const clips: Int16Array[] = [];
    for (const [index, text] of texts.entries()) {
      const voice = voices[index % voices.length] ?? 'slt';
      const pcm = await engines.tts.synthesise({ text, voice });
      if (pcm) clips.push(trim(pcm));
    }
    return clips;
  } finally {
    await engines.close();
  }
}

/** Cuts the silence at both ends, so that "end of speech" means what it says. */
export function trim(pcm: Int16Array): Int16Array {
  const loud = (from: number) => pcm.subarray(from, from + STEP).some((sample) => Math.abs(sample) > SILENCE);
  let start = 0;
  while (start + STEP < pcm.length && !loud(start)) start += STEP;
  let end = pcm.length;
  while (end - STEP > start && !loud(end - STEP)) end -= STEP;
  return pcm.slice(start, end);
}

/** An answer with thinking in it. */
export function withPause([first, second]: [Int16Array, Int16Array], pauseMs: number): Int16Array {
  const gap = pauseMs * 16;
  const joined = new Int16Array(first.length + gap + second.length);
  joined.set(first, 0);
  joined.set(second, first.length + gap);
  return joined;
}

/** At -20 dB a laptop's loudspeaker comes back through the microphone. */
export function attenuate(pcm: Int16Array, decibels: number): Int16Array {
  const gain = 10 ** (-decibels / 20);
  return pcm.map((sample) => Math.round(sample * gain));
}
