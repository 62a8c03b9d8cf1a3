/** What happens to one API request instead of a good answer. */
export type Trouble =
  | { kind: 'status'; status: 429 | 500 | 502 | 503 }
  /** The answer comes after so long. */
  | { kind: 'slow'; delayMs: number }
  /** No answer, the socket stays open until the caller gives up. */
  | { kind: 'hang' }
  /** The socket is closed without an answer. */
  | { kind: 'cut' };

export interface RequestFault {
  trouble: Trouble;
  /** How many requests it hits. */
  count: number;
  /** `after`: the work is done and kept, only the answer is lost. The cruel case that idempotency keys are for. */
  when?: 'before' | 'after';
  method?: 'GET' | 'POST';
  /** Only paths that start with this; everything under /v1 when absent. */
  path?: string;
}

export interface RequestFaults {
  add(fault: RequestFault): void;
  clear(): void;
  /** The fault for this request, counted as used. */
  take(method: string, path: string): RequestFault | undefined;
}

export function createRequestFaults(): RequestFaults {
  let faults: RequestFault[] = [];
  return {
    add(fault) {
      faults.push({ ...fault });
    },
    clear() {
      faults = [];
    },
    take(method, path) {
      const fault = faults.find(
        (one) => (one.method ?? method) === method && path.startsWith(one.path ?? '/v1/'),
      );
      if (!fault) return undefined;
      fault.count -= 1;
      if (fault.count <= 0) faults = faults.filter((one) => one !== fault);
      return fault;
    },
  };
}
