import { setTimeout } from 'node:timers/promises';

/** What the work comes to, or a rejection when it takes longer. The work itself goes on. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const deadline = setTimeout(ms, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`No answer within ${ms} ms`);
  });
  // Whichever comes second has nobody waiting for it.
  deadline.catch(() => {});
  work.catch(() => {});
  return Promise.race([work, deadline]).finally(() => late.abort());
}
