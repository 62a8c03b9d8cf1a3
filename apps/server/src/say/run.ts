// Speaks one line as the next pilot would hear it: npm run say -- "TEXT" FILE.wav
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSpeechEngines, SAMPLE_RATE_HZ, speakRecording, writeWav } from '@rightseat/voice';
import { readConfig } from '#config.ts';

const [text, file] = process.argv.slice(2);
if (!text || !file) {
  console.error('Usage: npm run say -- "TEXT" FILE.wav');
  process.exit(64);
}

const {
  voice: { plain, natural },
  ttsServer,
} = readConfig(process.env);
const engines = await loadSpeechEngines({
  sttWorkers: 1,
  ttsServer,
  natural: natural && { ...natural, standIn: plain },
});
while (engines.natural?.state() === 'loading') await wait(100);
const name = engines.natural?.state() === 'speaks' ? engines.natural.name : plain;
const startedAt = performance.now();
const pcm = await speakRecording(engines.tts, text, { voice: name, signal: AbortSignal.timeout(120_000) });
const seconds = (performance.now() - startedAt) / 1000;
await engines.close();
if (!pcm) throw new Error('nothing was spoken within two minutes');
writeFileSync(file, writeWav(pcm, SAMPLE_RATE_HZ));
const speaker = ttsServer ? `${ttsServer.voice}, by the speech server` : describe(name);
console.log(
  `${speaker}: ${(pcm.length / SAMPLE_RATE_HZ).toFixed(1)} s of speech in ${seconds.toFixed(1)} s, ${file}`,
);

function describe(spoken: string): string {
  return spoken === plain ? `${spoken}, the plain voice (Flite)` : `${spoken}, the natural voice (Kokoro)`;
}
