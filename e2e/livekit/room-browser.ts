import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../../scripts/tools/ensure-chromium.mjs';
import { ROOM_FLAGS } from '../support/browser-flags.ts';
import { attachPilotVoice } from '../support/pilot-voice.ts';
import { attachSoundMeter } from './page-sound.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  ...ROOM_FLAGS,
];

export const launchRoomBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });

/** How a page can reach the examiner: freely, not by WebRTC at all, or by WebRTC whose packets never arrive. */
export type Reach = 'room' | 'socket' | 'blocked';

/** A visitor with a microphone, whose voice is the story's. Counts the sockets that the page opens. */
export async function openVisitor(
  browser: Browser,
  reach: Reach,
): Promise<{ context: BrowserContext; page: Page; usedRoom: () => boolean; usedSocket: () => boolean }> {
  const context = await browser.newContext();
  // Compiled on the fly, functions that go to the page call a helper that is not there.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(limitReach, reach);
  await attachSoundMeter(context);
  await attachPilotVoice(context);
  const page = await context.newPage();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return {
    context,
    page,
    usedRoom: () => sockets.some((url) => new URL(url).pathname.startsWith('/rtc')),
    usedSocket: () => sockets.some((url) => url.includes('/v1/convai/conversation')),
  };
}

/** Runs in the page. */
function limitReach(reach: Reach) {
  if (reach === 'socket') Reflect.deleteProperty(window, 'RTCPeerConnection');
  if (reach !== 'blocked') return;
  const Original = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Original {
    // There is no relay: no candidate is ever found.
    constructor(configuration?: RTCConfiguration) {
      super({ ...configuration, iceTransportPolicy: 'relay' });
    }

    // The client sets it anew with what the server said.
    override setConfiguration(configuration?: RTCConfiguration) {
      super.setConfiguration({ ...configuration, iceTransportPolicy: 'relay' });
    }
  };
}
