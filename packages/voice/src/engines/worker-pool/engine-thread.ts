import { Worker } from 'node:worker_threads';
import { EngineLostError } from '#engines/engine-errors.ts';
import type { FromThread, ThreadData, ToThread } from './thread-protocol.ts';

const BOOTSTRAP = new URL('./start-thread.mjs', import.meta.url);

/** Loading takes one to three seconds; a minute allows for a busy machine, and more means it hangs. */
const START_TIMEOUT_MS = 60_000;

interface RunningJob<Outcome> {
  id: number;
  resolve: (outcome: Outcome | null) => void;
  reject: (error: Error) => void;
}

/** A worker thread with its models loaded, doing one job at a time. */
export class EngineThread<Task, Outcome> {
  /** Rejects with the reason when the thread dies before it is ready. */
  static async start<Task, Outcome>(entry: URL, settings: object = {}): Promise<EngineThread<Task, Outcome>> {
    const thread = new EngineThread<Task, Outcome>(entry, settings);
    const timeout = setTimeout(
      () => thread.#lose(new EngineLostError('the thread was not ready within a minute')),
      START_TIMEOUT_MS,
    );
    try {
      await thread.#started.promise;
      return thread;
    } finally {
      clearTimeout(timeout);
    }
  }

  readonly #worker: Worker;
  readonly #abandonedJob: Int32Array;
  readonly #started = deferred();
  readonly #ended = deferred();
  #running: RunningJob<Outcome> | null = null;
  #lastJobId = 0;
  #isAlive = true;
  #onLost: (error: Error) => void = () => {};

  private constructor(entry: URL, settings: object) {
    const abandonedJob = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    this.#abandonedJob = new Int32Array(abandonedJob);
    const workerData: ThreadData = { ...settings, entry: entry.href, abandonedJob };
    // Without the process's own loader flags: the bootstrap registers what the thread needs.
    this.#worker = new Worker(BOOTSTRAP, { workerData, execArgv: [] });
    this.#worker.on('message', (message: FromThread<Outcome>) => this.#receive(message));
    this.#worker.on('error', (error: Error) => this.#lose(error));
    this.#worker.on('exit', (code) => {
      this.#lose(new EngineLostError(`the thread ended with ${code}`));
      this.#ended.resolve();
    });
  }

  get isIdle(): boolean {
    return this.#isAlive && this.#running === null;
  }

  onLost(listener: (error: Error) => void): void {
    this.#onLost = listener;
  }

  /** Null when abandoned. Rejects with EngineLostError when the thread dies, and with Error when the job fails. */
  run(task: Task): Promise<Outcome | null> {
    const id = ++this.#lastJobId;
    return new Promise((resolve, reject) => {
      this.#running = { id, resolve, reject };
      this.#send({ type: 'run', jobId: id, task });
    });
  }

  /** Has the running job end at its next step. */
  abandonJob(): void {
    if (this.#running) Atomics.store(this.#abandonedJob, 0, this.#running.id);
  }

  /**
   * Ends the thread after its job. Never by `terminate`: stopped inside a decoding, the runtime
   * takes the whole process down.
   */
  async close(): Promise<void> {
    this.#onLost = () => {};
    this.#send({ type: 'stop' });
    await this.#ended.promise;
  }

  #send(message: ToThread<Task>): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromThread<Outcome>): void {
    if (message.type === 'ready') {
      this.#started.resolve();
      return;
    }
    const job = this.#running;
    if (job?.id !== message.jobId) return;
    this.#running = null;
    if (message.type === 'done') job.resolve(message.outcome);
    else job.reject(new Error(message.message));
  }

  #lose(reason: Error): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    this.#started.reject(reason);
    this.#running?.reject(new EngineLostError(`the engine was lost: ${reason.message}`, { cause: reason }));
    this.#running = null;
    this.#onLost(reason);
  }
}

function deferred() {
  let resolve: () => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  // Whoever starts the thread awaits it; later failures have their own listener.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
