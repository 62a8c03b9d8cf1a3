import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromShop, ToShop } from './messages.ts';

/** The shop as its keeper sees it: it runs, it is killed, it runs again on the same data. */
export interface Shop {
  url: string;
  /** SIGKILL, and a new process. Resolves when that one answers. */
  killAndRestart(): Promise<void>;
  ask<Told extends FromShop['tells']>(
    message: ToShop,
    answer: Told,
  ): Promise<Extract<FromShop, { tells: Told }>>;
  end(): Promise<void>;
  /** For a run that failed: nothing is left behind. Harmless after `end`. */
  abandon(): void;
  /** Rejects when the process ends by itself: nothing that is done to it may do that. */
  crashed: Promise<never>;
}

const program = fileURLToPath(new URL('./shop-process.ts', import.meta.url));

export async function startShop(port: number, variables: Record<string, string>): Promise<Shop> {
  let crash: (error: Error) => void = () => {};
  const crashed = new Promise<never>((_resolve, reject) => {
    crash = reject;
  });
  crashed.catch(() => {});
  const expected = new WeakSet<ChildProcess>();
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = fork(program, [], {
      execArgv: ['--import', 'tsx'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        ...variables,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.once('exit', (code, signal) => {
      if (!expected.has(started)) crash(new Error(`the shop crashed (${code ?? signal})`));
    });
    await told(started, 'ready');
    return started;
  }

  function told<Told extends FromShop['tells']>(from: ChildProcess, tells: Told) {
    return new Promise<Extract<FromShop, { tells: Told }>>((resolve, reject) => {
      const gone = () => reject(new Error(`the shop ended before it was ${tells}`));
      from.once('exit', gone);
      from.on('message', function listen(message: FromShop) {
        if (message.tells !== tells) return;
        from.off('exit', gone);
        from.off('message', listen);
        resolve(message as Extract<FromShop, { tells: Told }>);
      });
    });
  }

  return {
    crashed,
    url: `http://127.0.0.1:${port}`,
    async killAndRestart() {
      const gone = once(child, 'exit');
      expected.add(child);
      child.kill('SIGKILL');
      await gone;
      child = await start();
    },
    ask(message, answer) {
      const answered = told(child, answer);
      child.send(message);
      return answered;
    },
    abandon() {
      expected.add(child);
      child.kill('SIGKILL');
    },
    async end() {
      const gone = once(child, 'exit');
      expected.add(child);
      child.send({ ask: 'end' } satisfies ToShop);
      await gone;
    },
  };
}
