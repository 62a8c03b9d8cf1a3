import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Watched } from './messages.ts';

/** Does the work while the process under load watches itself. */
export async function watch<Result>(
  served: ChildProcess,
  work: () => Promise<Result>,
): Promise<{ result: Result; watched: Watched }> {
  served.send('watch');
  const result = await work();
  served.send('report');
  const [watched] = (await once(served, 'message')) as [Watched];
  return { result, watched };
}
