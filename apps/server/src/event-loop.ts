import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

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
    note(name, performance.now() - startedAt);
  }
}

/** Logs each time that the event loop was held for longer than a fifth of a second, and by what. Returns its stop. */
export function watchEventLoop(log: { warn(line: object, message: string): void }): () => void {
  let lookedAt = performance.now();
  let scheduleAt = readSchedule();
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) note('garbage collection', duration);
  });
  collections.observe({ entryTypes: ['gc'] });
  const timer = setInterval(() => {
    const now = performance.now();
    const heldMs = Math.round(now - lookedAt - LOOK_EVERY_MS);
    if (heldMs > NOTED_FROM_MS) {
      const shares = since(scheduleAt);
      // A moment later, when collections of that time have been told of too.
      afterwards(() => log.warn({ heldMs, ...shares, by: takeSpans() }, 'the event loop was held'));
    } else spans = [];
    lookedAt = now;
    scheduleAt = readSchedule();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    collections.disconnect();
  };
}

interface Schedule {
  ranMs: number;
  waitedMs: number;
}

/**
 * Linux's account of the thread of the event loop: how long it ran, and how long it was ready and the machine ran others.
 * Most of a stall waited: not this process held it. Null elsewhere.
 */
function readSchedule(): Schedule | null {
  try {
    const [ran = 0, waited = 0] = readFileSync('/proc/self/schedstat', 'utf8').split(' ').map(Number);
    return { ranMs: ran / 1e6, waitedMs: waited / 1e6 };
  } catch {
    return null;
  }
}

function since(before: Schedule | null): Schedule | null {
  const now = readSchedule();
  if (!before || !now) return null;
  return {
    ranMs: Math.round(now.ranMs - before.ranMs),
    waitedMs: Math.round(now.waitedMs - before.waitedMs),
  };
}

/** What was noted natively is handed over in one turn of the loop, and to its observers in the next. */
const afterwards = (run: () => void) => void setImmediate(() => setImmediate(run));

function takeSpans(): Span[] {
  const taken = spans;
  spans = [];
  return taken;
}

function note(name: string, ms: number): void {
  if (ms >= NAMED_FROM_MS) spans.push({ name, ms: Math.round(ms) });
}
