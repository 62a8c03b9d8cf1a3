import type { ChildProcess } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, rounded } from './percentile.ts';
import { watch } from './watch.ts';

export interface RateResult {
  requests: number;
  /** Answers other than 200. */
  failed: number;
  p50: number;
  p99: number;
  max: number;
  /** Processor time of one request: what stays comparable on a machine with other things to do. */
  cpu: number;
}

interface Load {
  url: string;
  cookie: string;
  /** Requests a second. */
  rate: number;
  seconds: number;
}

/**
 * Requests that come as people's do: at random moments, on average `rate` a second, without waiting for each other.
 * (Load generators that keep to a rate by sending a second's share at once measure their own queue.)
 * All times are milliseconds, from sending to having read the answer.
 */
export async function measureRate(served: ChildProcess, load: Load): Promise<RateResult> {
  const { result: answers, watched } = await watch(served, () => sendAll(load));
  const times = answers.map((answer) => answer.milliseconds);
  return {
    requests: answers.length,
    failed: answers.filter((answer) => answer.status !== 200).length,
    p50: rounded(percentile(times, 0.5)),
    p99: rounded(percentile(times, 0.99)),
    max: rounded(percentile(times, 1)),
    cpu: rounded(watched.cpu / answers.length),
  };
}

async function sendAll({ url, cookie, rate, seconds }: Load): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const underway: Promise<Answer>[] = [];
  const end = performance.now() + seconds * 1000;
  let due = performance.now();
  while (due < end) {
    // Gaps of a Poisson process: many short, few long.
    due += (-Math.log(1 - Math.random()) * 1000) / rate;
    const ahead = due - performance.now();
    if (ahead > 0) await wait(ahead);
    underway.push(send(url, cookie, agent));
  }
  const answers = await Promise.all(underway);
  agent.destroy();
  return answers;
}

interface Answer {
  status: number;
  milliseconds: number;
}

function send(url: string, cookie: string, agent: Agent): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - started }),
      );
    }).on('error', reject);
  });
}
