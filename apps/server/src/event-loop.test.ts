import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { named, watchEventLoop } from './event-loop.ts';

test('who held the event loop is logged by name', async () => {
  const lines: object[] = [];
  const stop = watchEventLoop({ warn: (line) => void lines.push(line) });
  await setTimeout(80);
  named('counting', () => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  });
  const line = { by: expect.arrayContaining([expect.objectContaining({ name: 'counting' })]) };
  await expect.poll(() => lines).toEqual([expect.objectContaining(line)]);
  stop();
});
