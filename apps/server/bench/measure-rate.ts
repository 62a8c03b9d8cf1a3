import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
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

/** Asks `rate` times a second over ten connections, and keeps every answer's own time in milliseconds. */
export async function measureRate(
  served: ChildProcess,
  load: { url: string; cookie: string; rate: number; seconds: number },
): Promise<RateResult> {
  const times: number[] = [];
  let failed = 0;
  const { watched } = await watch(served, async () => {
    const run = autocannon({
      url: load.url,
      connections: 10,
      overallRate: load.rate,
      duration: load.seconds,
      headers: { cookie: load.cookie },
    });
    run.on('response', (_client, statusCode, _bytes, milliseconds) => {
      if (statusCode !== 200) failed++;
      times.push(milliseconds);
    });
    await run;
  });
  return {
    requests: times.length,
    failed,
    p50: rounded(percentile(times, 0.5)),
    p99: rounded(percentile(times, 0.99)),
    max: rounded(percentile(times, 1)),
    cpu: rounded(watched.cpu / times.length),
  };
}
