/** Zero crossings of the sinc on each side: more would be heard by nobody over a headset. */
const CROSSINGS = 12;

/**
 * The same sound at another rate, by a windowed sinc that also takes away what the lower rate cannot hold. About 10 ms
 * for a sentence of six seconds.
 */
export function resample(samples: Int16Array, fromHz: number, toHz: number): Int16Array {
  if (fromHz === toHz) return samples;
  const resampler = createResampler(fromHz, toHz);
  const most = resampler.add(samples);
  const rest = resampler.end();
  const all = new Int16Array(most.length + rest.length);
  all.set(most);
  all.set(rest, most.length);
  return all;
}

/** The same for sound that comes in parts: what is given out is what `resample` would make of the whole. */
export interface Resampler {
  add(samples: Int16Array): Int16Array;
  /** What had to wait for sound that did not come. */
  end(): Int16Array;
}

export function createResampler(fromHz: number, toHz: number): Resampler {
  if (fromHz === toHz) return { add: (samples) => samples, end: () => new Int16Array(0) };
  const cutoff = Math.min(1, toHz / fromHz);
  const reach = CROSSINGS / cutoff;
  /** The sound from `from` on; what lies before is needed no more. */
  let heard = new Int16Array(0);
  let from = 0;
  let given = 0;

  function sampleAt(centre: number): number {
    const last = Math.min(from + heard.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at++) {
      sum += heard[at - from]! * kernel((at - centre) * cutoff);
    }
    return Math.max(-32_768, Math.min(32_767, Math.round(sum * cutoff)));
  }

  function giveUntil(end: number): Int16Array {
    const made = new Int16Array(Math.max(0, end - given));
    for (let index = 0; index < made.length; index++) {
      made[index] = sampleAt(((given + index) * fromHz) / toHz);
    }
    given += made.length;
    const needed = Math.max(from, Math.floor((given * fromHz) / toHz - reach) - 1);
    heard = heard.slice(needed - from);
    from = needed;
    return made;
  }

  return {
    add(samples) {
      const longer = new Int16Array(heard.length + samples.length);
      longer.set(heard);
      longer.set(samples, heard.length);
      heard = longer;
      // Each sample needs the sound on both sides of it.
      return giveUntil(Math.ceil(((from + heard.length - 1 - reach) * toHz) / fromHz));
    },
    end: () => giveUntil(Math.floor(((from + heard.length) * toHz) / fromHz)),
  };
}

/** A sinc under a Hann window. */
function kernel(x: number): number {
  if (x === 0) return 1;
  const angle = Math.PI * x;
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / CROSSINGS));
}
