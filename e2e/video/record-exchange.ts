// npm run exchange: holds the exchange of the home page with the examiner, records it with the product's own voices and
// writes apps/web/public/media/exchange.{webm,m4a,vtt}. Needs ffmpeg and, for the figure that is read back, npm run models.
import { statSync, writeFileSync } from 'node:fs';
import { join as joinPath, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadContent } from '@rightseat/examiner';
import { findUnreal } from '@rightseat/examiner/testing';
import { type LoadedSpeechEngines, loadSpeechEngines, speakRecording } from '@rightseat/voice';
import { exchangeLines } from '../../apps/web/src/app/routes/home/exchange-lines.ts';
import { Stop } from '../../scripts/tools/stop.mjs';
import { join, silence } from '../support/speech.ts';
import { encodeSound } from './encode-video.ts';
import { media, recordInto } from './record-into.ts';
import { SAMPLE_RATE_HZ } from './sound-track.ts';
import { toWebVtt } from './web-vtt.ts';

/** Not the examiner's. */
const PILOT = 'slt';
const LONGEST_LINE_MS = 60_000;
/** Between two who speak: a pilot thinks longer than an examiner. */
const BREATH_MS = { Examiner: 500, You: 800 };

await recordInto('exchange', async (folder) => {
  const unreal = findUnreal(exchangeLines, loadContent());
  if (unreal) throw new Stop(`The examiner says now: ${unreal}`);
  await record(folder);
});

async function record(folder: string): Promise<void> {
  const engines = await loadSpeechEngines({
    sttWorkers: 1,
    natural: {
      modelsFolder: resolve(process.env.DATA_DIR ?? '.data', 'models'),
      keptFolder: joinPath(folder, 'speech'),
      standIn: PILOT,
    },
  });
  const { sound, cues } = await speak(engines).finally(() => engines.close());
  for (const name of ['exchange.webm', 'exchange.m4a']) {
    encodeSound({ folder, sound }, joinPath(media, name));
    const seconds = (sound.length / SAMPLE_RATE_HZ).toFixed(1);
    console.log(`${name}: ${statSync(joinPath(media, name)).size} bytes, ${seconds} s`);
  }
  writeFileSync(joinPath(media, 'exchange.vtt'), toWebVtt(cues));
}

async function speak(engines: LoadedSpeechEngines) {
  const voices = { Examiner: await examinersVoice(engines), You: PILOT };
  const pieces: Int16Array[] = [];
  const cues: { startMs: number; endMs: number; text: string }[] = [];
  let atMs = 0;
  const add = (pcm: Int16Array) => {
    pieces.push(pcm);
    atMs += (pcm.length * 1000) / SAMPLE_RATE_HZ;
  };
  for (const [index, { by, text }] of exchangeLines.entries()) {
    if (index > 0) add(silence(BREATH_MS[by] / 1000));
    const startMs = atMs;
    const options = { voice: voices[by], signal: AbortSignal.timeout(LONGEST_LINE_MS) };
    const spoken = await speakRecording(engines.tts, text, options);
    if (!spoken) throw new Stop('The voice engine said nothing.');
    add(spoken);
    cues.push({ startMs, endMs: atMs, text: `<v ${by}>${text}` });
  }
  return { sound: join(pieces), cues };
}

/** The one that speaks when nothing else is configured. */
async function examinersVoice({ natural }: LoadedSpeechEngines): Promise<string> {
  while (natural?.state() === 'loading') await wait(100);
  if (natural?.state() !== 'speaks')
    throw new Stop('The natural voice is not here: npm run models fetches it.');
  return natural.name;
}
