import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ModelThread, startModelThread } from './model-thread.ts';

const model = `export function answer(given) {
  if (given === 'die') process.exit(1);
  if (given === 'hang') return new Promise(() => setTimeout(() => {}, 60_000));
  return given.toUpperCase();
}`;

let file: URL;
let thread: ModelThread<string, string>;
beforeAll(async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'rightseat-thread-')), 'model.mjs');
  await writeFile(path, model);
  file = pathToFileURL(path);
  thread = await startModelThread(file, 'answer', 'ready');
});
afterAll(() => thread.close());

/** Load may make any answer late. */
async function patiently(given: string): Promise<string | null> {
  for (let tries = 0; tries < 20; tries++) {
    const found = await thread.ask(given);
    if (found !== null) return found;
  }
  return null;
}

it('answers, also after its thread was killed in the middle of it', async () => {
  expect(await patiently('one')).toBe('ONE');
  const [dead, beside] = await Promise.all([thread.ask('die'), thread.ask('two')]);
  expect(dead).toBeNull();
  expect([null, 'TWO']).toContain(beside);
  expect(await patiently('three')).toBe('THREE');
});

it('waits for nobody who is late', async () => {
  const other = await startModelThread<string, string>(file, 'answer', 'ready');
  expect(await other.ask('hang')).toBeNull();
});

it('does not start on a file that is missing or damaged', async () => {
  await expect(startModelThread(new URL('./gone.mjs', file), 'answer', 'ready')).rejects.toThrow();
  const damaged = new URL('./damaged.mjs', file);
  await writeFile(damaged, 'half a down');
  await expect(startModelThread(damaged, 'answer', 'ready')).rejects.toThrow();
});
