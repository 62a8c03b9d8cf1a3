import { join } from 'node:path';
import { answerBackupRequests } from '#backup/ask-for-backup.ts';
import { openDatabase } from '#db/open-database.ts';
import { productSwitches, throttles } from '#db/schema/index.ts';

/** A process that has an embedded database and writes into it, row after row, until it is killed. */
const [dataDir = '', before = '0'] = process.argv.slice(2);
const { db, dump } = await openDatabase({ type: 'folder', path: join(dataDir, 'db') });
await db.insert(productSwitches).values({ name: 'demo', isOn: false, changedAt: new Date() });
answerBackupRequests(dataDir, dump!);
// Whoever started it is gone: nobody would ever end it.
process.on('disconnect', () => process.exit(1));
for (let used = 0; ; used++) {
  await db.insert(throttles).values({ key: String(used).padStart(6, '0'), used, resetsAt: new Date() });
  if (used === Number(before)) process.send?.('written');
  // Timers have their turn too.
  await new Promise((resolve) => setTimeout(resolve, 1));
}
