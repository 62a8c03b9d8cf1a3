// npm run video: records the 'How to Get Started' walkthrough from the running product and writes
// apps/web/public/media/get-started.{webm,vtt,jpg}. Takes a few minutes; best on a machine with nothing else to do,
// since the examiner answers in real time. Needs ffmpeg; Chromium is found or installed as for the browser stories.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSpeechEngines } from '@rightseat/voice';
import { chromium } from 'playwright-core';
import { buildPage } from '../../scripts/tools/build-page.mjs';
import { ensureChromium } from '../../scripts/tools/ensure-chromium.mjs';
import { Stop } from '../../scripts/tools/stop.mjs';
import { startServerProcess } from '../bench/server-process.ts';
import { attachPilotVoice } from '../support/pilot-voice.ts';
import { createCaptions } from './captions.ts';
import { encodeVideo, writePoster } from './encode-video.ts';
import { createHand, showPointer } from './hand.ts';
import { media, recordInto } from './record-into.ts';
import { startRecording } from './recording.ts';
import { createSoundTrack, hearExaminer } from './sound-track.ts';
import { playTour } from './tour.ts';

const SIZE = { width: 1280, height: 720 };
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** What the repository and a visitor's connection are to carry at most. */
const LARGEST_BYTES = 6_000_000;

await recordInto('video', recordVideo);

async function recordVideo(folder: string) {
  const executablePath = await ensureChromium();
  await buildPage();
  const engines = await loadSpeechEngines({ sttWorkers: 1 });
  const server = await startServerProcess({ LOG_LEVEL: 'warn', DEMO_SECONDS: '300' });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required', ...MICROPHONE],
  });
  try {
    const context = await browser.newContext({ viewport: SIZE, colorScheme: 'light' });
    // tsx wraps every named function in a call of this helper, which functions sent to the page miss there.
    await context.addInitScript('globalThis.__name = (value) => value');
    await showPointer(context);
    await attachPilotVoice(context);
    const page = await context.newPage();
    await page.goto(server.url, { waitUntil: 'networkidle' });

    console.log('• Recording …');
    const recording = await startRecording(page, folder);
    const sound = createSoundTrack();
    hearExaminer(page, (pcm) => sound.append(recording.now(), pcm));
    const captions = createCaptions(page, recording);
    await playTour(
      { page, serverUrl: server.url, recording, captions, sound, hand: createHand(page) },
      engines,
    );
    const lengthMs = recording.now();
    const frames = await recording.stop();

    console.log(`• Encoding ${frames.length} pictures, ${(lengthMs / 1000).toFixed(1)} s …`);
    mkdirSync(media, { recursive: true });
    const video = join(media, 'get-started.webm');
    encodeVideo({ folder, frames, sound: sound.mix(lengthMs) }, video);
    writeFileSync(join(media, 'get-started.vtt'), captions.toWebVtt(lengthMs));
    writePoster(video, 1, join(media, 'get-started.jpg'));
    const { size } = statSync(video);
    if (size > LARGEST_BYTES) throw new Stop(`The video has ${size} bytes; ${LARGEST_BYTES} are allowed.`);
    console.log(`Written to apps/web/public/media: ${(size / 1e6).toFixed(2)} MB`);
  } finally {
    await browser.close();
    await server.stop();
    await engines.close();
  }
}
