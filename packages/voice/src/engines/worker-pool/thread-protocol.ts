/** What the pool and its threads say to each other. One job at a time for each thread. */
export type ToThread<Task> = { type: 'run'; jobId: number; task: Task } | { type: 'stop' };

export type FromThread<Outcome> =
  | { type: 'ready' }
  | { type: 'done'; jobId: number; outcome: Outcome | null }
  | { type: 'failed'; jobId: number; message: string };

export interface ThreadData {
  /** URL of the TypeScript module to run. */
  entry: string;
  /** One 32-bit cell: the id of the job to abandon. Seen between two steps of a decoding, when no message would be. */
  abandonedJob: SharedArrayBuffer;
}
