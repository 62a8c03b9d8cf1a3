const RATE_HZ = 16_000;
const FRAME = RATE_HZ / 100;
/** Quieter than this below the loudest 10 ms of a reply is breath or a pause. */
const VOICED_BELOW_PEAK_DB = 25;
/** Middles of the octaves that 16 kHz holds whole. */
const OCTAVES_HZ = [125, 250, 500, 1_000, 2_000, 4_000];
/** As wide as an octave. */
const OCTAVE_Q = Math.SQRT2;

/** How loud its speech is, without the pauses, in dB below full scale. */
export function measureLoudness(pcm: Int16Array): number {
  const levels = Array.from({ length: Math.floor(pcm.length / FRAME) }, (_, frame) =>
    powerOf(pcm.subarray(frame * FRAME, (frame + 1) * FRAME)),
  );
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  const voiced = levels.filter((level) => level > loudest / 10 ** (VOICED_BELOW_PEAK_DB / 10));
  return inDecibels(voiced.reduce((sum, level) => sum + level, 0) / voiced.length);
}

/** How loud each octave of it is, in dB below full scale, by its middle in Hz. */
export function measureOctaves(pcm: Int16Array): Record<string, number> {
  return Object.fromEntries(
    OCTAVES_HZ.map((middle) => [middle, Math.round(inDecibels(powerOf(bandOf(pcm, middle))))]),
  );
}

/** A band-pass of second order. */
function bandOf(pcm: Int16Array, middleHz: number): Float64Array {
  const angle = (2 * Math.PI * middleHz) / RATE_HZ;
  const alpha = Math.sin(angle) / (2 * OCTAVE_Q);
  const band = new Float64Array(pcm.length);
  const at = (samples: ArrayLike<number>, index: number) => samples[index] ?? 0;
  for (let index = 0; index < pcm.length; index++) {
    const driven = alpha * (at(pcm, index) - at(pcm, index - 2));
    const fedBack = 2 * Math.cos(angle) * at(band, index - 1) - (1 - alpha) * at(band, index - 2);
    band[index] = (driven + fedBack) / (1 + alpha);
  }
  return band;
}

function powerOf(samples: Int16Array | Float64Array): number {
  let sum = 0;
  for (const sample of samples) sum += (sample / 32_768) ** 2;
  return sum / Math.max(1, samples.length);
}

const inDecibels = (power: number) => 10 * Math.log10(power + 1e-10);
