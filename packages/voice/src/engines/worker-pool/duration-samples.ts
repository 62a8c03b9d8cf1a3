export interface DurationSummary {
  count: number;
  p50Ms: number;
  p95Ms: number;
  longestMs: number;
}

/** Enough for an hour of one conversation, little enough to keep. */
const MOST_SAMPLES = 2000;

/** The latest durations of one kind, in milliseconds. */
export class DurationSamples {
  readonly #samples: number[] = [];
  #count = 0;

  add(milliseconds: number): void {
    this.#samples[this.#count % MOST_SAMPLES] = milliseconds;
    this.#count++;
  }

  /** `count` is of all, the rest of the latest 2000; zeros when there are none. */
  summary(): DurationSummary {
    const sorted = [...this.#samples].sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { count: this.#count, p50Ms: at(0.5), p95Ms: at(0.95), longestMs: sorted.at(-1) ?? 0 };
  }
}
