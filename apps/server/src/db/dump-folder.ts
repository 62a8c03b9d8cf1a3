import { writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * PGlite's folder as it is between two queries. What was not committed is undone by the log when it is opened, as
 * after a power cut.
 */
export async function dumpFolder(client: PGlite, file: string): Promise<void> {
  // Shortens what the log has to do again.
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('gzip');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
}
