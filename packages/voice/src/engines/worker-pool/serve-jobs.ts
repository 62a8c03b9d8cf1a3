import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import type { FromThread, ThreadData, ToThread } from './thread-protocol.ts';

interface JobContext {
  /** True once nobody waits for the result. */
  shouldStop: () => boolean;
}

/** The thread's side: answers jobs one after the other until told to stop, then lets the thread end by itself. */
export function serveJobs<Task, Outcome>(
  perform: (task: Task, context: JobContext) => Promise<Outcome | null>,
  transferablesOf: (outcome: Outcome) => Transferable[] = () => [],
): void {
  if (!parentPort) throw new Error('serveJobs runs in a worker thread only');
  const port = parentPort;
  const abandonedJob = new Int32Array((workerData as ThreadData).abandonedJob);
  const send = (message: FromThread<Outcome>, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);

  async function run(jobId: number, task: Task): Promise<void> {
    try {
      const shouldStop = () => Atomics.load(abandonedJob, 0) === jobId;
      const outcome = await perform(task, { shouldStop });
      send({ type: 'done', jobId, outcome }, outcome === null ? [] : transferablesOf(outcome));
    } catch (error) {
      send({ type: 'failed', jobId, message: error instanceof Error ? error.message : String(error) });
    }
  }

  let previous = Promise.resolve();
  port.on('message', (message: ToThread<Task>) => {
    previous = previous.then(() =>
      message.type === 'run' ? run(message.jobId, message.task) : port.close(),
    );
  });
  send({ type: 'ready' });
}
