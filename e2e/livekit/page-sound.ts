import type { BrowserContext, Page } from 'playwright-core';
import { waitUntil } from '../support/wait-until.ts';

declare global {
  interface Window {
    /** What left the examiner's line for the loudspeaker, whichever way it came; times of `performance.now()`. */
    sound: { loudest: number; onsets: number[]; lastAudibleAt: number };
  }
}

/** Measures both what voice clients play by the Web Audio graph and what comes by WebRTC track. Before the page opens. */
export async function attachSoundMeter(context: BrowserContext): Promise<void> {
  await context.addInitScript(installSoundMeter);
}

export const readSound = (page: Page) => page.evaluate(() => window.sound);

/** Far above the hiss of a decoder that was given silence. */
const SPEECH_LEVEL = 0.02;

/** Waits until somebody speaks; how loud, as RMS. */
export const audibleLevel = (page: Page): Promise<number> =>
  waitUntil('somebody to speak', async () => {
    const { loudest } = await readSound(page);
    return loudest > SPEECH_LEVEL && loudest;
  });

/** Milliseconds from `since` to the first sound after it; null while there was none. */
export const firstSoundAfter = (page: Page, since: number): Promise<number | null> =>
  page.evaluate((from) => {
    const at = window.sound.onsets.find((onset) => onset > from);
    return at === undefined ? null : at - from;
  }, since);

export const silentFor = (page: Page): Promise<number> =>
  page.evaluate(() => performance.now() - window.sound.lastAudibleAt);

/** The examiner has finished, not only taken breath. */
const QUIET_MS = 700;

/** Waits for a reply's voice, then until it is over. `onsets` is how many sounds there were before it. */
export async function hearOut(page: Page, onsets: number): Promise<void> {
  await waitUntil('his voice', async () => (await readSound(page)).onsets.length > onsets);
  await becomesQuiet(page);
}

/** Waits until a reply is over; what is said into it would cut it short. */
export const becomesQuiet = (page: Page) =>
  waitUntil('the examiner to finish', async () => (await silentFor(page)) > QUIET_MS);

/** Runs in the page. */
function installSoundMeter() {
  /** Below -46 dBFS nothing was said: Flite's pauses lie far under it, its softest vowels above. */
  const AUDIBLE_RMS = 0.005;
  /** A shorter gap is a pause within a sentence. */
  const PAUSE_MS = 400;
  const STEP_MS = 10;
  window.sound = { loudest: 0, onsets: [], lastAudibleAt: 0 };
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    const [target] = to;
    const isOutput =
      target instanceof AudioDestinationNode || target instanceof MediaStreamAudioDestinationNode;
    if (isOutput && !('isPilot' in this.context)) measure(this);
    return connect.apply(this, to);
  } as typeof AudioNode.prototype.connect;

  const Original = window.RTCPeerConnection;
  if (Original) {
    window.RTCPeerConnection = class extends Original {
      constructor(...parameters: ConstructorParameters<typeof RTCPeerConnection>) {
        super(...parameters);
        this.addEventListener('track', ({ track }) => {
          if (track.kind !== 'audio') return;
          const context = new AudioContext();
          measure(context.createMediaStreamSource(new MediaStream([track])));
        });
      }
    };
  }

  function measure(source: AudioNode) {
    // 256 samples are 5 ms at 48 kHz: the newest only, so that the time of an onset is its own.
    const analyser = new AnalyserNode(source.context, { fftSize: 256 });
    connect.call(source, analyser);
    const samples = new Float32Array(analyser.fftSize);
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      const { sound } = window;
      sound.loudest = Math.max(sound.loudest, rms);
      if (rms < AUDIBLE_RMS) return;
      const now = performance.now();
      if (now - sound.lastAudibleAt > PAUSE_MS) sound.onsets.push(now);
      sound.lastAudibleAt = now;
    }, STEP_MS);
  }
}
