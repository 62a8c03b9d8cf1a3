import { EngineLostError } from '#engines/engine-errors.ts';
import { EngineThread } from './engine-thread.ts';
import { WaitingJobs } from './waiting-jobs.ts';

export interface PoolOptions {
  name: string;
  entry: URL;
  /** Handed to each thread, as its `workerData`. */
  settings?: object;
  threads: number;
  log: (line: string) => void;
}

export interface PoolJob<Task> {
  /** Lower goes first. */
  rank: number;
  /** Asked when the job's turn comes, with the number of jobs still waiting: load may change the task. */
  takeTask: (waiting: number) => Task;
  signal?: AbortSignal | undefined;
}

interface QueuedJob<Task, Outcome> extends PoolJob<Task> {
  thread: EngineThread<Task, Outcome> | null;
  isSettled: boolean;
  resolve: (outcome: Outcome | null) => void;
  reject: (error: Error) => void;
}

const FIRST_RESTART_DELAY_MS = 1000;
const LONGEST_RESTART_DELAY_MS = 30_000;

/** Threads that do one job each, a queue before them, and a new thread for each that dies. */
export class ThreadPool<Task, Outcome> {
  /** Ready when all threads are. Rejects with the reason when one cannot start. */
  static async start<Task, Outcome>(options: PoolOptions): Promise<ThreadPool<Task, Outcome>> {
    const pool = new ThreadPool<Task, Outcome>(options);
    const starts = Array.from({ length: options.threads }, () =>
      EngineThread.start<Task, Outcome>(options.entry, options.settings).then((thread) =>
        pool.#adopt(thread),
      ),
    );
    const failed = (await Promise.allSettled(starts)).find((start) => start.status === 'rejected');
    if (failed) {
      await pool.close();
      throw failed.reason;
    }
    return pool;
  }

  readonly #options: PoolOptions;
  readonly #threads = new Set<EngineThread<Task, Outcome>>();
  readonly #waiting = new WaitingJobs<QueuedJob<Task, Outcome>>();
  readonly #running = new Set<QueuedJob<Task, Outcome>>();
  #isClosing = false;
  #cannotStart = false;
  #lostThreads = 0;

  private constructor(options: PoolOptions) {
    this.#options = options;
  }

  get threads(): number {
    return this.#threads.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get hasIdleThread(): boolean {
    return this.#waiting.size === 0 && this.#idleThread() !== undefined;
  }

  get lostThreads(): number {
    return this.#lostThreads;
  }

  /** Null when aborted, abandoned or closing. Rejects with EngineLostError when its thread dies. */
  run(job: PoolJob<Task>): Promise<Outcome | null> {
    if (this.#isClosing || job.signal?.aborted) return Promise.resolve(null);
    if (this.#cannotStart && this.#threads.size === 0) {
      return Promise.reject(new EngineLostError(`${this.#options.name}: no thread can be started`));
    }
    return new Promise((resolve, reject) => {
      const queued: QueuedJob<Task, Outcome> = { ...job, thread: null, isSettled: false, resolve, reject };
      const abort = () => this.#abort(queued);
      const settle = () => {
        queued.isSettled = true;
        job.signal?.removeEventListener('abort', abort);
      };
      queued.resolve = (outcome) => {
        settle();
        resolve(outcome);
      };
      queued.reject = (error) => {
        settle();
        reject(error);
      };
      job.signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.add(queued);
      this.#dispatch();
    });
  }

  /** Has running jobs of this rank or worse end early, with null. Returns how many. */
  abandon(rank: number): number {
    const victims = [...this.#running].filter((job) => job.rank >= rank && !job.isSettled);
    for (const job of victims) this.#abort(job);
    return victims.length;
  }

  /** What waits is dropped, what runs is finished, then the threads end. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const job of this.#waiting.removeAll()) job.resolve(null);
    await Promise.all([...this.#threads].map((thread) => thread.close()));
    this.#threads.clear();
  }

  #idleThread(): EngineThread<Task, Outcome> | undefined {
    for (const thread of this.#threads) if (thread.isIdle) return thread;
    return undefined;
  }

  #dispatch(): void {
    for (let thread = this.#idleThread(); thread; thread = this.#idleThread()) {
      const job = this.#waiting.next();
      if (!job) return;
      job.thread = thread;
      this.#running.add(job);
      void thread
        .run(job.takeTask(this.#waiting.size))
        .then(job.resolve, job.reject)
        .finally(() => {
          this.#running.delete(job);
          this.#dispatch();
        });
    }
  }

  #abort(job: QueuedJob<Task, Outcome>): void {
    this.#waiting.remove(job);
    job.thread?.abandonJob();
    // The caller need not wait for the thread to notice.
    job.resolve(null);
  }

  #adopt(thread: EngineThread<Task, Outcome>): void {
    this.#threads.add(thread);
    thread.onLost((reason) => {
      this.#threads.delete(thread);
      this.#lostThreads++;
      this.#options.log(`${this.#options.name}: a thread was lost (${reason.message}), starting another`);
      void this.#replace(FIRST_RESTART_DELAY_MS);
    });
    this.#dispatch();
  }

  async #replace(delayMs: number): Promise<void> {
    if (this.#isClosing) return;
    try {
      const thread = await EngineThread.start<Task, Outcome>(this.#options.entry, this.#options.settings);
      this.#cannotStart = false;
      if (this.#isClosing) await thread.close();
      else this.#adopt(thread);
    } catch (error) {
      this.#cannotStart = true;
      this.#options.log(`${this.#options.name}: no new thread (${String(error)}), again in ${delayMs} ms`);
      if (this.#threads.size === 0) this.#rejectWaiting();
      setTimeout(() => this.#replace(Math.min(2 * delayMs, LONGEST_RESTART_DELAY_MS)), delayMs).unref();
    }
  }

  #rejectWaiting(): void {
    for (const job of this.#waiting.removeAll()) {
      job.reject(new EngineLostError(`${this.#options.name}: no thread can be started`));
    }
  }
}
