import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Where the process that has the folder is asked, by whoever may write into the data folder anyway. */
const requestFile = (dataDir: string) => join(dataDir, 'backup.request');
const answerFile = (dataDir: string) => join(dataDir, 'backup.answer');

const LOOK_EVERY_MS = 500;
/** Gigabytes, on a slow disk. */
const PATIENCE_MS = 10 * 60_000;

const DONE = 'done';

/** Has the running server write its database into a file: two processes on one folder would lose rows. */
export async function askForBackup(dataDir: string, file: string): Promise<void> {
  const answer = answerFile(dataDir);
  rmSync(answer, { force: true });
  writeFileSync(requestFile(dataDir), file, { mode: 0o600 });
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!existsSync(answer)) {
    if (patience.aborted) throw new Error('The running server did not answer; nothing was backed up.');
    await setTimeout(LOOK_EVERY_MS);
  }
  const said = readFileSync(answer, 'utf8');
  rmSync(answer, { force: true });
  if (said !== DONE) throw new Error(`The running server could not back up: ${said}`);
}

/** Answers such requests. Returns its stop. */
export function answerBackupRequests(dataDir: string, dump: (file: string) => Promise<void>): () => void {
  let busy = false;
  const look = async () => {
    const request = requestFile(dataDir);
    if (busy || !existsSync(request)) return;
    busy = true;
    const file = readFileSync(request, 'utf8');
    rmSync(request);
    const said = await dump(file).then(
      () => DONE,
      (error: unknown) => String(error),
    );
    writeFileSync(answerFile(dataDir), said, { mode: 0o600 });
    busy = false;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
