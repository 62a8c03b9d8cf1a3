import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Python, or its registry, cannot be had: nothing is known of the calls then. */
export class Unavailable extends Error {}

const PINS = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** The program in an environment of its own below `folder`, exactly as pinned. Throws Unavailable. */
export async function installSchemathesis(folder: string): Promise<string> {
  const program = join(folder, 'bin/schemathesis');
  const installed = join(folder, 'installed.txt');
  const pins = readFileSync(PINS, 'utf8');
  if (existsSync(program) && existsSync(installed) && readFileSync(installed, 'utf8') === pins)
    return program;
  mkdirSync(folder, { recursive: true });
  const made = await run('python3', ['-m', 'venv', '--clear', folder]);
  if (made.code !== 0) throw new Unavailable(`No Python with venv was found:\n${made.output}`);
  const got = await run(join(folder, 'bin/pip'), ['install', '--quiet', '--no-deps', '-r', PINS]);
  if (got.code !== 0) throw new Unavailable(`The packages could not be had:\n${got.output}`);
  writeFileSync(installed, pins);
  return program;
}

/** Runs a program to its end. A program that is not there ends with 127, as in a shell. */
export function run(
  command: string,
  parameters: string[],
  cwd?: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.stderr.on('data', (piece) => pieces.push(piece));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 128, output: Buffer.concat(pieces).toString() }));
  });
}
