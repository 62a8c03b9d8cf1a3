import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createPglite } from '#db/open-database.ts';
import { named, watchEventLoop } from './event-loop.ts';

const HELD_MS = 400;

/** What is logged when the loop is held by this, once it is there. */
async function logOf(hold: () => unknown): Promise<object> {
  const lines: object[] = [];
  const stop = watchEventLoop({ warn: (line) => void lines.push(line) });
  await setTimeout(80);
  await hold();
  await expect.poll(() => lines.length, { timeout: 5_000 }).toBeGreaterThan(0);
  stop();
  return lines[0]!;
}

const count = () => {
  const until = performance.now() + HELD_MS;
  while (performance.now() < until);
};
const by = (name: string) => ({
  by: expect.arrayContaining([expect.objectContaining({ name })]),
});

test('who held the event loop is logged by name, and whether it was this process at all', async () => {
  expect(await logOf(() => named('counting', count))).toMatchObject({
    ...by('counting'),
    ...(process.platform === 'linux' && { ranMs: expect.any(Number), waitedMs: expect.any(Number) }),
  });
});

test('so is a statement of the embedded database, which runs on the loop', async () => {
  const database = await createPglite();
  const slow = `do $$ begin while clock_timestamp() < now() + interval '${HELD_MS} ms' loop end loop; end $$`;
  expect(await logOf(() => database.exec(slow))).toMatchObject(by('database'));
  await database.close();
}, 30_000);

test('and a collection of garbage, which is told of a turn later', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const kept = Array.from({ length: 400_000 }, (_, at) => ({ at, next: [at] }));
  const line = await logOf(() => {
    count();
    for (let times = 0; times < 3; times++) collect();
  });
  expect(line).toMatchObject(by('garbage collection'));
  expect(kept).toHaveLength(400_000);
});
