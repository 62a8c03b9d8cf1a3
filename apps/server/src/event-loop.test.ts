import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createPglite } from '#db/open-database.ts';
import { named, watchEventLoop } from './event-loop.ts';

const HELD_MS = 400;

/** The line that names who held the loop. A busy machine may hold it besides, and has lines of its own. */
async function logOf(hold: () => unknown, name: string): Promise<object> {
  const lines: { by?: { name: string }[] }[] = [];
  const stop = watchEventLoop({ warn: (line) => void lines.push(line) });
  await setTimeout(80);
  await hold();
  const find = () => lines.find(({ by }) => by?.some((span) => span.name === name));
  await expect.poll(find, { timeout: 5_000 }).toBeDefined();
  stop();
  return find()!;
}

const count = () => {
  const until = performance.now() + HELD_MS;
  while (performance.now() < until);
};
test('who held the event loop is logged by name, and whether it was this process at all', async () => {
  const line = await logOf(() => named('counting', count), 'counting');
  expect(line).toMatchObject({
    heldMs: expect.any(Number),
    ...(process.platform === 'linux' && { ranMs: expect.any(Number), waitedMs: expect.any(Number) }),
  });
});

test('so is a statement of the embedded database, which runs on the loop', async () => {
  const database = await createPglite();
  const slow = `do $$ begin while clock_timestamp() < now() + interval '${HELD_MS} ms' loop end loop; end $$`;
  expect(await logOf(() => database.exec(slow), 'database')).toBeDefined();
  await database.close();
}, 30_000);

test('and a collection of garbage, which is told of a turn later', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const kept = Array.from({ length: 400_000 }, (_, at) => ({ at, next: [at] }));
  const collectThrice = () => {
    count();
    for (let times = 0; times < 3; times++) collect();
  };
  expect(await logOf(collectThrice, 'garbage collection')).toBeDefined();
  expect(kept).toHaveLength(400_000);
});
