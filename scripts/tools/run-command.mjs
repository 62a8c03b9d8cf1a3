import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program to its end and collects what it prints; with `show`, prints it at once instead.
 * Rejects only when the program cannot be started at all.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} 128 when a signal ended it, as a shell would say
 */
export function runCommand(command, parameters, { cwd = root, env, show = false, uid, gid } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      ...(uid === undefined ? {} : { uid, gid }),
    });
    const pieces = [];
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.stderr?.on('data', (piece) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 128, output: Buffer.concat(pieces).toString() }));
  });
}
