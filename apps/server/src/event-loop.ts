/** What everybody who speaks at that moment hears as a hole. */
const NOTED_FROM_MS = 200;
/** How often a look is taken; the delay of a look is how long the loop was held. */
const LOOK_EVERY_MS = 50;
/** A part of a stall worth naming. */
const NAMED_FROM_MS = 20;

interface Span {
  name: string;
  ms: number;
}

let spans: Span[] = [];

/** Does our own synchronous work under a name, which the log of a held event loop then gives. */
export function named<Result>(name: string, work: () => Result): Result {
  const startedAt = performance.now();
  try {
    return work();
  } finally {
    const ms = performance.now() - startedAt;
    if (ms >= NAMED_FROM_MS) spans.push({ name, ms: Math.round(ms) });
  }
}

/** Logs each time that the event loop was held for longer than a fifth of a second, and by what. Returns its stop. */
export function watchEventLoop(log: { warn(line: object, message: string): void }): () => void {
  let lookedAt = performance.now();
  let cpuAt = process.cpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const heldMs = Math.round(now - lookedAt - LOOK_EVERY_MS);
    if (heldMs > NOTED_FROM_MS) {
      const { user, system } = process.cpuUsage(cpuAt);
      // Much less work than time: not this process held it, the machine did.
      log.warn(
        { heldMs, workedMs: Math.round((user + system) / 1000), by: spans },
        'the event loop was held',
      );
    }
    spans = [];
    lookedAt = now;
    cpuAt = process.cpuUsage();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
