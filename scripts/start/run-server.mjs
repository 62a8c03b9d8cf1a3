import { spawn } from 'node:child_process';
import { root } from '../tools/root.mjs';
import { whenNpmEnds } from './when-npm-ends.mjs';

/** One key press reaches us more than once, from the terminal and from npm; a person's second press comes later. */
const SAME_PRESS_MS = 500;

const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href;

/**
 * Runs the server until it ends; signals are passed on. The server prints its address when it is ready.
 * It has a process group of its own, so that each signal reaches it once, through us.
 * @returns {Promise<number>} its exit code
 */
export function runServer() {
  console.log('• Starting the server …');
  const parameters = ['--import', 'tsx', '--import', stopWithParent, 'apps/server/src/main.ts'];
  const server = spawn(process.execPath, parameters, {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) passOn(signal, server);
  whenNpmEnds(() => server.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGTERM' ? 0 : 1)));
  });
}

function passOn(signal, server) {
  let last = Number.NEGATIVE_INFINITY;
  process.on(signal, () => {
    if (performance.now() - last < SAME_PRESS_MS) return;
    last = performance.now();
    server.kill(signal);
  });
}
