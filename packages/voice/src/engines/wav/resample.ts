/** Zero crossings of the sinc on each side: more would be heard by nobody over a headset. */
const CROSSINGS = 12;

/**
 * The same sound at another rate, by a windowed sinc that also takes away what the lower rate cannot hold. About 10 ms
 * for a sentence of six seconds.
 */
export function resample(samples: Int16Array, fromHz: number, toHz: number): Int16Array {
  if (fromHz === toHz) return samples;
  const cutoff = Math.min(1, toHz / fromHz);
  const reach = CROSSINGS / cutoff;
  const resampled = new Int16Array(Math.floor((samples.length * toHz) / fromHz));
  for (let index = 0; index < resampled.length; index++) {
    const centre = (index * fromHz) / toHz;
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at++) {
      sum += samples[at]! * kernel((at - centre) * cutoff);
    }
    resampled[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum * cutoff)));
  }
  return resampled;
}

/** A sinc under a Hann window. */
function kernel(x: number): number {
  if (x === 0) return 1;
  const angle = Math.PI * x;
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / CROSSINGS));
}
