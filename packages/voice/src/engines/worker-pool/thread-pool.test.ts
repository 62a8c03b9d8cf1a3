import { afterEach, expect, test, vi } from 'vitest';
import { EngineLostError } from '#engines/engine-errors.ts';
import type { TestTask } from './thread-pool.test-thread.ts';
import { ThreadPool } from './thread-pool.ts';

// Each starts real threads, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const entry = new URL('./thread-pool.test-thread.ts', import.meta.url);
const pools: ThreadPool<TestTask, string>[] = [];

async function startPool({ threads = 1, log = (_line: string) => {} } = {}) {
  const pool = await ThreadPool.start<TestTask, string>({ name: 'test', entry, threads, log });
  pools.push(pool);
  return {
    pool,
    run: (task: TestTask, rank = 0, signal?: AbortSignal) => pool.run({ rank, signal, takeTask: () => task }),
  };
}

function createGate() {
  const gate = new SharedArrayBuffer(4);
  return { gate, open: () => Atomics.store(new Int32Array(gate), 0, 1) };
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('does waiting jobs by rank, and jobs of one rank in order', async () => {
  const { run } = await startPool();
  const { gate, open } = createGate();
  const order: (string | null)[] = [];
  const note = (word: string | null) => order.push(word);
  const jobs = [
    run({ do: 'wait-for', gate, word: 'running' }, 2).then(note),
    run({ do: 'echo', word: 'second rank' }, 1).then(note),
    run({ do: 'echo', word: 'first rank, earlier' }, 0).then(note),
    run({ do: 'echo', word: 'first rank, later' }, 0).then(note),
  ];
  open();
  await Promise.all(jobs);
  expect(order).toEqual(['running', 'first rank, earlier', 'first rank, later', 'second rank']);
});

test('tells a job how many wait behind it when its turn comes', async () => {
  const { pool, run } = await startPool();
  const { gate, open } = createGate();
  const first = run({ do: 'wait-for', gate, word: '' });
  const waitingSeen: number[] = [];
  const takeTask = (waiting: number): TestTask => {
    waitingSeen.push(waiting);
    return { do: 'echo', word: '' };
  };
  const others = [0, 0].map((rank) => pool.run({ rank, takeTask }));
  open();
  await Promise.all([first, ...others]);
  expect(waitingSeen).toEqual([1, 0]);
});

test('an aborted job gives null whether it waits or runs, and frees its thread', async () => {
  const { run } = await startPool();
  const running = new AbortController();
  const waiting = new AbortController();
  const runningJob = run({ do: 'wait-until-abandoned' }, 0, running.signal);
  const waitingJob = run({ do: 'echo', word: 'too late' }, 0, waiting.signal);
  waiting.abort();
  expect(await waitingJob).toBeNull();
  running.abort();
  expect(await runningJob).toBeNull();
  expect(await run({ do: 'echo', word: 'next' })).toBe('next');
  expect(await run({ do: 'echo', word: 'never' }, 0, running.signal)).toBeNull();
});

test('abandons running jobs of a rank and worse, each once', async () => {
  const { pool, run } = await startPool();
  const partial = run({ do: 'wait-until-abandoned' }, 2);
  expect(pool.abandon(3)).toBe(0);
  expect([pool.abandon(2), pool.abandon(2)]).toEqual([1, 0]);
  expect(await partial).toBeNull();
});

test('a failing job rejects with its reason and costs no thread', async () => {
  const { pool, run } = await startPool();
  await expect(run({ do: 'fail' })).rejects.toThrow('this job cannot be done');
  expect(await run({ do: 'echo', word: 'still here' })).toBe('still here');
  expect(pool.lostThreads).toBe(0);
});

test('a dead thread rejects its job as lost, and another takes its place for those that wait', async () => {
  const lines: string[] = [];
  const { pool, run } = await startPool({ log: (line) => lines.push(line) });
  const fatal = run({ do: 'die' });
  const waiting = run({ do: 'echo', word: 'served by the next' });
  await expect(fatal).rejects.toBeInstanceOf(EngineLostError);
  expect(await waiting).toBe('served by the next');
  expect(pool.lostThreads).toBe(1);
  expect(lines.join()).toContain('test: a thread was lost (the thread ended with 7)');
});

test('closing lets the running job finish and drops what waits', async () => {
  const { pool, run } = await startPool();
  const { gate, open } = createGate();
  const running = run({ do: 'wait-for', gate, word: 'finished' });
  const waiting = run({ do: 'echo', word: 'dropped' });
  const closing = pool.close();
  expect(await waiting).toBeNull();
  open();
  expect(await running).toBe('finished');
  await closing;
  expect(await run({ do: 'echo', word: 'after' })).toBeNull();
});

test('does not start with an entry that does not load', async () => {
  const missing = new URL('./no-such-thread.ts', import.meta.url);
  const starting = ThreadPool.start({ name: 'test', entry: missing, threads: 2, log: () => {} });
  await expect(starting).rejects.toThrow('no-such-thread');
});
