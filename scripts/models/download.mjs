import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Stop } from '../tools/stop.mjs';
import { isWhole } from './is-whole.mjs';

const TRIES = 3;
/** Nothing at all for so long: the line is dead. */
const SILENCE_MS = 60_000;

/**
 * Fetches one file to `path`, under which name it stands only when it is whole. What has come of it stays in `folder`, and is
 * gone on with.
 * @param {string} address
 * @param {string} path
 * @param {{ bytes: number, sha256: string }} expected
 * @param {string} folder
 */
export async function download(address, path, expected, folder) {
  if (isWhole(path, expected)) return;
  const part = join(folder, `${basename(path)}.part`);
  let trouble = '';
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      await goOn(address, part, expected.bytes);
      if (isWhole(part, expected)) return renameSync(part, path);
      trouble = 'it is not the file that was tried';
      // Another file, or a part of one: going on with it would never end well.
      rmSync(part, { force: true });
    } catch (error) {
      // To try again helps nothing: who called says so.
      if (error.code === 'ENOSPC') throw error;
      trouble = error.cause?.message ?? error.message;
    }
  }
  throw new Stop(
    `${address} could not be fetched: ${trouble}. What has come of it is kept; run npm run models again.`,
  );
}

async function goOn(address, part, bytes) {
  const had = statSync(part, { throwIfNoEntry: false })?.size ?? 0;
  if (had >= bytes) return;
  const stop = new AbortController();
  const answer = await fetch(address, {
    headers: had ? { range: `bytes=${had}-` } : {},
    signal: stop.signal,
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  // A server that knows no ranges sends the whole.
  const file = createWriteStream(part, { flags: answer.status === 206 ? 'a' : 'w' });
  let timer = setTimeout(() => stop.abort(), SILENCE_MS);
  const watched = async function* (chunks) {
    for await (const chunk of chunks) {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), SILENCE_MS);
      yield chunk;
    }
  };
  try {
    await pipeline(Readable.fromWeb(answer.body), watched, file);
  } finally {
    clearTimeout(timer);
  }
}
