import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    microphones: MediaStreamTrack[];
  }
}

/** Call before the page is opened: what the browser does to a microphone can be done to this one. */
export async function attachMicrophones(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.microphones = [];
    const open = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = async function (constraints) {
      const stream = await open.call(this, constraints);
      window.microphones.push(...stream.getAudioTracks());
      return stream;
    };
  });
}

/** A call comes in, as a phone tells it to a page; and it is over. */
export const setCall = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((muted) => {
    for (const track of window.microphones) {
      Object.defineProperty(track, 'muted', { value: muted, configurable: true });
      track.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
    }
  }, isOn);

/** The headset is pulled out, as the browser tells it. */
export const unplug = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const track of window.microphones.splice(0)) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
