/** A step of something that is watched, once it is over. */
export interface Step {
  name: string;
  /** By `performance.now()`. */
  startedAtMs: number;
  endedAtMs: number;
  /** Ids and figures; never words or addresses of anybody. */
  attributes?: Record<string, string | number | boolean>;
  /** Why it came to nothing. */
  error?: unknown;
}

/** Where a step hangs, or what hangs below it. */
export interface Place {
  traceId: string;
  spanId: string;
}

/** Where finished steps go. Nothing is carried through calls: who adds a step knows where it belongs. */
export interface Spans {
  /** False where nobody looks: then nothing needs to be made up for it. */
  on: boolean;
  /** Hangs a step below another; without one it begins a trace. */
  add(step: Step, above: Place | null): Place;
  /** Begins a trace at a place that others can work out by themselves. */
  begin(step: Step, at: Place): void;
}

const NOWHERE: Place = { traceId: '', spanId: '' };

export const noSpans: Spans = { on: false, add: () => NOWHERE, begin() {} };

/** Does the work, and adds it as a step below that place, failed or not. */
export async function traced<Result>(
  spans: Spans,
  name: string,
  above: Place | null,
  work: () => Promise<Result>,
  attributesOf: (result: Result) => Step['attributes'] = () => ({}),
): Promise<Result> {
  if (!spans.on) return work();
  const startedAtMs = performance.now();
  const add = (rest: Pick<Step, 'attributes' | 'error'>) =>
    spans.add({ name, startedAtMs, endedAtMs: performance.now(), ...rest }, above);
  try {
    const result = await work();
    add({ attributes: attributesOf(result) });
    return result;
  } catch (error) {
    add({ error });
    throw error;
  }
}
