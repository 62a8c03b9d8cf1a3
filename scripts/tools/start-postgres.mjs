import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findUser } from './find-user.mjs';
import { freePort } from './free-port.mjs';
import { runCommand } from './run-command.mjs';
import { Stop } from './stop.mjs';

/** A first start on a busy machine takes seconds; this long means that it never will. */
const PATIENCE_MS = 60_000;

/**
 * A PostgreSQL server of its own in a temporary folder, on a random port of the loopback address.
 * As root it runs as the user `postgres`: the server refuses to run as root. Throws Stop when it does not start.
 * @param {string} binaries the folder with `initdb` and `postgres`
 */
export async function startPostgres(binaries) {
  const user = process.getuid?.() === 0 ? findUser('postgres') : {};
  const folder = mkdtempSync(join(tmpdir(), 'rightseat-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);

  const data = join(folder, 'data');
  await mustRun(join(binaries, 'initdb'), initialise(data, passwordFile), { cwd: folder, ...user });
  const { output: version } = await mustRun(join(binaries, 'postgres'), ['--version'], {
    cwd: folder,
    ...user,
  });
  const port = await freePort();
  const server = spawn(join(binaries, 'postgres'), settings(data, folder, port), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  const stop = stopServer(server, folder);
  try {
    await waitUntilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://rightseat:${password}@127.0.0.1:${port}/postgres`,
    version: version.trim(),
    stop,
  };
}

function initialise(data, passwordFile) {
  return [
    ...['--pgdata', data, '--username', 'rightseat', '--pwfile', passwordFile],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'],
  ];
}

/** Nothing outlives the run, so nothing needs to reach the disk. */
function settings(data, folder, port) {
  const quick = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  const place = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  return ['-D', data, ...[...place, ...quick].flatMap((setting) => ['-c', setting])];
}

function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why) => reject(new Stop(`PostgreSQL ${why}:\n${said}`));
    const timer = setTimeout(() => fail('was not ready in time'), PATIENCE_MS);
    server.stderr.on('data', (piece) => {
      said += piece;
      if (said.includes('ready to accept connections')) {
        clearTimeout(timer);
        said = '';
        resolve();
      }
    });
    server.once('exit', () => fail('ended at once'));
    server.once('error', (error) => fail(error.message));
  });
}

function stopServer(server, folder) {
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    if (server.exitCode === null) {
      // SIGINT is PostgreSQL's fast shutdown: open connections are closed, not waited for.
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function mustRun(command, parameters, options) {
  const result = await runCommand(command, parameters, options);
  if (result.code !== 0) throw new Stop(`${command} ended with ${result.code}:\n${result.output}`);
  return result;
}
