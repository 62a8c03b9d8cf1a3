// npm run exchange: holds the exchange of the home page with the examiner, records it with the product's own voices and
// writes apps/web/public/media/exchange.{webm,m4a,vtt}. Needs ffmpeg.
import { statSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { loadContent } from '@rightseat/examiner';
import { findUnreal } from '@rightseat/examiner/testing';
import { loadSpeechEngines } from '@rightseat/voice';
import { exchangeLines } from '../../apps/web/src/app/routes/home/exchange-lines.ts';
import { Stop } from '../../scripts/tools/stop.mjs';
import { join, silence } from '../support/speech.ts';
import { encodeSound } from './encode-video.ts';
import { media, recordInto } from './record-into.ts';
import { SAMPLE_RATE_HZ } from './sound-track.ts';
import { toWebVtt } from './web-vtt.ts';

/** The examiner's, as configured when nothing else is, and another for the pilot. */
const VOICES = { Examiner: 'rms', You: 'slt' };
/** Between two who speak: a pilot thinks longer than an examiner. */
const BREATH_MS = { Examiner: 500, You: 800 };

await recordInto('exchange', async (folder) => {
  const unreal = findUnreal(exchangeLines, loadContent());
  if (unreal) throw new Stop(`The examiner says now: ${unreal}`);
  await record(folder);
});

async function record(folder: string): Promise<void> {
  const engines = await loadSpeechEngines({ sttWorkers: 1 });
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
    for (const sentence of text.split(/(?<=[.?])\s+/)) {
      const spoken = await engines.tts.synthesise({ text: sentence, voice: VOICES[by] });
      if (!spoken) throw new Stop('The voice engine said nothing.');
      add(spoken);
    }
    cues.push({ startMs, endMs: atMs, text: `<v ${by}>${text}` });
  }
  await engines.close();
  const sound = join(pieces);
  for (const name of ['exchange.webm', 'exchange.m4a']) {
    encodeSound({ folder, sound }, joinPath(media, name));
    console.log(`${name}: ${statSync(joinPath(media, name)).size} bytes, ${(atMs / 1000).toFixed(1)} s`);
  }
  writeFileSync(joinPath(media, 'exchange.vtt'), toWebVtt(cues));
}
