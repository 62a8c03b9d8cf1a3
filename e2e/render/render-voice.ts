// Speaks what the examiner can say beforehand: npm run voice:render [-- --only 'pa.i.b|pa.ii'] [--voice am_michael] [--openvino] [--models FOLDER]
// Only lines that no pack has, or that are pronounced otherwise now, are spoken; lines that nobody says any more are
// taken out. Packs are written every few lines: it may be stopped, and goes on where it was. With --openvino by a Python of
// its own, in a third of the time where the processor knows bfloat16.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  KOKORO_FILES,
  KOKORO_RATE_HZ,
  loadKokoro,
  packFolder,
  type RenderedLine,
  readPack,
  writePack,
} from '@rightseat/voice/rendering';
import { installPython } from '../../apps/server/test/python.ts';
import { encodeOpus } from './encode-opus.ts';
import { listSentences } from './list-sentences.ts';
import { startOpenVino } from './openvino/start-openvino.ts';

const { values: options } = parseArgs({
  options: {
    voice: { type: 'string', default: 'am_michael' },
    only: { type: 'string', default: '' },
    models: { type: 'string', default: process.env.MODELS_DIR ?? '.data/models' },
    openvino: { type: 'boolean', default: false },
  },
});

/** What Opus counts in, whatever is put into it. */
const CODEC_RATE_HZ = 48_000;

const models = resolve(options.models);
const openVino = options.openvino ? await withOpenVino() : null;
const kokoro = await loadKokoro(models, openVino?.synthesise);
const folder = packFolder(options.voice);
mkdirSync(folder, { recursive: true });
const startedAt = performance.now();

/** So much is lost at most when it is stopped. */
const SAVE_EVERY = 25;

for (const { name, sentences } of listSentences(options.only)) {
  const file = join(folder, `${name}.pack`);
  const had = existsSync(file) ? readPack(readFileSync(file)) : [];
  const known = new Map(had.map((line) => [`${line.text}\n${line.sounds}`, line]));
  const lines: RenderedLine[] = [];
  let anew = 0;
  for (const text of sentences) {
    const sounds = kokoro.pronounce(text);
    let line = known.get(`${text}\n${sounds}`);
    if (!line) {
      line = { text, sounds, ...(await encodeOpus(await kokoro.speak(text, options.voice), KOKORO_RATE_HZ)) };
      anew++;
      if (anew % SAVE_EVERY === 0) save(file, [...had, ...lines, line]);
    }
    lines.push(line);
  }
  if (anew === 0 && lines.length === had.length) continue;
  const bytes = save(file, lines);
  const minutes = lines.reduce((sum, { samples }) => sum + samples, 0) / (CODEC_RATE_HZ * 60);
  console.log(
    `${name}: ${lines.length} lines, ${anew} anew, ${minutes.toFixed(1)} min, ${Math.round(bytes / 1024)} kB; ${timeSpent()}`,
  );
}

openVino?.close();

function save(file: string, lines: readonly RenderedLine[]): number {
  const pack = writePack(lines);
  writeFileSync(`${file}.part`, pack);
  renameSync(`${file}.part`, file);
  return pack.length;
}

async function withOpenVino() {
  const python = resolve('.data/render/python');
  await installPython(python, join(import.meta.dirname, 'openvino/requirements.txt'));
  return startOpenVino(join(python, 'bin/python'), join(models, KOKORO_FILES.model), resolve('.data/render'));
}

function timeSpent(): string {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { user, system } = process.cpuUsage();
  return `${seconds} s since the start, ${Math.round((user + system) / 1e6)} s of processor`;
}
