/** What Kokoro gives. */
export const KOKORO_RATE_HZ = 24_000;

const FRAME = KOKORO_RATE_HZ / 100;
/** Quieter than this below the loudest 10 ms is no speech. */
const SILENCE_BELOW_PEAK_DB = 38;
/** Kept of the silence around it: breath enough between two sentences, and nothing to wait for before the first. */
const KEPT_BEFORE_MS = 30;
const KEPT_AFTER_MS = 220;
/** Mean level of what is speech, as Flite's default voice has it, and the highest sample. */
const LEVEL_DB = -20;
const CEILING = 0.97;
/** What the mean is taken over: as loud as this below the loudest. */
const VOICED_BELOW_PEAK_DB = 25;

/** Speech of one loudness, without the silence that comes before and after it, faded where it is cut. */
export function levelSpeech(samples: Float32Array): Float32Array {
  const levels = levelsOf(samples);
  const loudest = Math.max(...levels);
  const isSpeech = (level: number) => level > loudest - SILENCE_BELOW_PEAK_DB;
  const first = levels.findIndex(isSpeech);
  if (first === -1 || loudest < -70) return new Float32Array(0);
  const last = levels.findLastIndex(isSpeech);
  const from = Math.max(0, (first - KEPT_BEFORE_MS / 10) * FRAME);
  const to = Math.min(samples.length, (last + 1 + KEPT_AFTER_MS / 10) * FRAME);
  const voiced = levels.filter((level) => level > loudest - VOICED_BELOW_PEAK_DB);
  const mean = 10 * Math.log10(voiced.reduce((sum, level) => sum + 10 ** (level / 10), 0) / voiced.length);
  const cut = samples.slice(from, to);
  const peak = cut.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = Math.min(10 ** ((LEVEL_DB - mean) / 20), CEILING / peak);
  for (const [index, sample] of cut.entries()) {
    const toEdge = Math.min(index, cut.length - 1 - index) / FRAME;
    cut[index] = sample * gain * Math.min(1, toEdge);
  }
  return cut;
}

function levelsOf(samples: Float32Array): number[] {
  const levels: number[] = [];
  for (let start = 0; start + FRAME <= samples.length; start += FRAME) {
    let energy = 0;
    for (let at = start; at < start + FRAME; at++) energy += samples[at]! ** 2;
    levels.push(10 * Math.log10(energy / FRAME + 1e-10));
  }
  return levels;
}
