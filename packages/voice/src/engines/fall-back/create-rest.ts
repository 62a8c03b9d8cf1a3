import { SpeechServerError } from '#engines/engine-errors.ts';

const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 5 * 60_000;

/** A wrong key or address stays wrong until somebody puts it right. */
const LASTING = [401, 402, 403, 404];

/** When to leave a failing server alone, so that not every sentence waits for its time-out. */
export interface Rest {
  isResting(): boolean;
  /** Tells the log, and rests: longer each time, as long as the server asks, or long when it will not get well by itself. */
  failed(error: unknown): void;
  worked(): void;
}

export function createRest(name: string, log: (line: string) => void, nowMs: () => number): Rest {
  let until = Number.NEGATIVE_INFINITY;
  let nextMs = FIRST_REST_MS;
  let isWell = true;
  return {
    isResting: () => nowMs() < until,
    failed(error) {
      // Several were under way at once: one of them has told.
      if (nowMs() < until) return;
      const restMs = Math.min(LONGEST_REST_MS, askedFor(error) ?? nextMs);
      nextMs = Math.min(LONGEST_REST_MS, 2 * nextMs);
      until = nowMs() + restMs;
      isWell = false;
      log(
        `${name}: ${error instanceof Error ? error.message : String(error)}; the embedded engine stands in, next try in ${Math.round(restMs / 1000)} s`,
      );
    },
    worked() {
      if (!isWell) log(`${name}: answers again`);
      isWell = true;
      nextMs = FIRST_REST_MS;
    },
  };
}

function askedFor(error: unknown): number | null {
  if (!(error instanceof SpeechServerError)) return null;
  if (error.retryAfterMs !== null) return Math.max(FIRST_REST_MS, error.retryAfterMs);
  return error.status !== null && LASTING.includes(error.status) ? LONGEST_REST_MS : null;
}
