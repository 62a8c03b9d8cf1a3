import { loadContent } from '@rightseat/examiner';
import { createSignedIn } from '../../test/accounts.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { openApp } from '../open-app.ts';
import { fill } from './fill.ts';

/** The whole app with so many users, on a database of its own, listening, and an admin signed in. */
export async function openHouse(users: number) {
  const database = await openTestDatabase();
  await fill(database.db, users);
  const { app, time, close } = await openApp(database, loadContent());
  const { cookie } = await createSignedIn(app, { isAdmin: true, name: 'Bench Admin' });
  return {
    users,
    db: database.db,
    /** Milliseconds from asking to having read the answer. Throws on anything but 200. */
    time: (path: string) => time(path, cookie),
    close,
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
