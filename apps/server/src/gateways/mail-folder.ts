import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface FiledMail {
  /** The file's name without `.eml`. */
  name: string;
  subject: string;
  to: string;
  date: string;
  text: string;
  html: string;
}

/** Names that `createFileMailer` makes; nothing else can be asked for, so no path leads out of the folder. */
const NAME = /^[\w-]+$/;

/** The newest mails of the folder, newest first. */
export async function listMailFolder(folder: string, limit: number): Promise<FiledMail[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((file) => file.endsWith('.eml'))
    .map((file) => file.slice(0, -'.eml'.length))
    .sort()
    .reverse();
  const mails = await Promise.all(names.slice(0, limit).map((name) => readFiledMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}

/** Null when there is no such mail. */
export async function readFiledMail(folder: string, name: string): Promise<FiledMail | null> {
  if (!NAME.test(name)) return null;
  const raw = await readFile(join(folder, `${name}.eml`)).catch(() => null);
  if (raw === null) return null;
  const mail = await PostalMime.parse(raw);
  return {
    name,
    subject: mail.subject ?? '',
    to: mail.to?.map((receiver) => receiver.address).join(', ') ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
