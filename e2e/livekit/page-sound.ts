import type { BrowserContext, Page } from 'playwright-core';
import { LONGEST_SPEECH_MS } from '../support/longest-speech.ts';
import { waitUntil } from '../support/wait-until.ts';
import { AUDIBLE_RMS, attachOutputs } from '../support/watch-outputs.ts';

declare global {
  interface Window {
    /** What left the examiner's line for the loudspeaker, whichever way it came; times of `performance.now()`. */
    sound: { loudest: number; onsets: number[]; lastAudibleAt: number };
  }
}

/** Measures both what voice clients play by the Web Audio graph and what comes by WebRTC track. Before the page opens. */
export async function attachSoundMeter(context: BrowserContext): Promise<void> {
  await attachOutputs(context);
  await context.addInitScript(installSoundMeter, AUDIBLE_RMS);
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
  waitUntil('the examiner to finish', async () => (await silentFor(page)) > QUIET_MS, LONGEST_SPEECH_MS);

/** Runs in the page. */
function installSoundMeter(audibleRms: number) {
  /** A shorter gap is a pause within a sentence. */
  const PAUSE_MS = 400;
  const STEP_MS = 10;
  window.sound = { loudest: 0, onsets: [], lastAudibleAt: 0 };
  window.watchOutputs(measure);

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
    window.readLevel(source, 256, STEP_MS, (rms) => {
      const { sound } = window;
      sound.loudest = Math.max(sound.loudest, rms);
      if (rms < audibleRms) return;
      const now = performance.now();
      if (now - sound.lastAudibleAt > PAUSE_MS) sound.onsets.push(now);
      sound.lastAudibleAt = now;
    });
  }
}
