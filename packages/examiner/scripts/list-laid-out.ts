import { existsSync, readFileSync } from 'node:fs';
import { listWritten, shippedFolder } from '#content/list-written.ts';
import { confirmSigns } from './confirm-signs.ts';
import { layOut } from './lay-out.ts';

/** `questions/private/pa-i-a.json`, its text and how that is kept. */
interface LaidOut {
  name: string;
  file: URL;
  before: string;
  after: string;
}

/** Of every task the questions and their signs. */
export function listLaidOut(folder: URL = shippedFolder): LaidOut[] {
  const written = listWritten(folder).flatMap((task) => [
    // Read anew: the schema adds what counts as empty.
    { name: `questions/${task.file}`, layOutAnew: (text: string) => layOut(JSON.parse(text)) },
    { name: `signs/${task.file}`, layOutAnew: () => layOut(confirmSigns(task)) },
  ]);
  return written.flatMap(({ name, layOutAnew }) => {
    const file = new URL(name, folder);
    if (!existsSync(file)) return [];
    const before = readFileSync(file, 'utf8');
    return [{ name, file, before, after: layOutAnew(before) }];
  });
}
