import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders held by this very process: after a restart inside a container our own pid may stand in an old lock. */
const heldHere = new Set<string>();

/**
 * Claims a folder for this process and returns the release. Two writers would interleave one journal.
 * A lock left by a killed process is taken over.
 *
 * @throws when another live process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  if (heldHere.has(folder)) throw new Error(`${folder} is already open in this process`);
  heldHere.add(folder);
  try {
    const owner = await readFile(path, 'utf8').catch(() => null);
    if (owner !== null && (await isAlive(owner))) {
      throw new Error(`${folder} is in use by process ${owner.split(' ')[0]}`);
    }
    if (owner !== null) await rm(path, { force: true });
    await writeFile(path, `${process.pid} ${await startTime(process.pid)}`, { flag: 'wx' });
  } catch (error) {
    heldHere.delete(folder);
    throw error;
  }
  return async () => {
    heldHere.delete(folder);
    await rm(path, { force: true });
  };
}

async function isAlive(owner: string): Promise<boolean> {
  const [pid, started] = owner.split(' ');
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return (await startTime(Number(pid))) === started;
}

/** Kernel start time of a process, so that a reused pid is not taken for the old owner; '0' where there is no /proc. */
async function startTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The command name stands in brackets and may hold spaces; field 22 counts from behind it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
}
