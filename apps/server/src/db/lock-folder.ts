import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';

export class FolderInUseError extends Error {}

/**
 * PGlite neither locks its folder nor complains: two processes on one folder silently lose rows
 * (electric-sql/pglite#1106). So a pid file beside the folder: a living owner refuses, a dead one is taken over.
 * Returns the release.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => {
        try {
          unlinkSync(file);
        } catch {
          // Already gone: nothing left to release.
        }
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (owner !== process.pid && isAlive(owner)) {
        throw new FolderInUseError(
          `The database in ${folder} is in use by process ${owner}. Stop it, or set DATA_DIR to another folder.`,
        );
      }
      unlinkSync(file);
    }
  }
  throw new FolderInUseError(`The database in ${folder} could not be locked.`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
