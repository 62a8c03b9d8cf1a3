import { ConfigError, readConfig } from '#config.ts';
import { FolderInUseError } from '#db/lock-folder.ts';
import { BackupError, backUp } from './back-up.ts';
import { restore } from './restore.ts';

/** npm run backup [-- <file>]; npm run restore -- <file> */
async function run([task, file]: string[]): Promise<void> {
  const config = readConfig(process.env);
  if (task === 'restore') {
    if (!file) throw new BackupError('Which one? npm run restore -- <file>');
    const { accounts, earlier } = await restore(config, new Date(), file);
    console.log(`Restored ${file}: ${accounts} accounts.`);
    if (earlier) console.log(`What was there before lies in ${earlier}.`);
  } else {
    console.log(`Backed up into ${await backUp(config, new Date(), file)}`);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const expected = [BackupError, ConfigError, FolderInUseError].some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
});
