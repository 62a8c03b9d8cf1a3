import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../../scripts/tools/ensure-chromium.mjs';
import { buyAccess } from '../support/buy-access.ts';
import { coachPage } from '../support/coach-page.ts';
import { createPilot, signIn } from '../support/create-pilot.ts';
import { attachLineCutter } from '../support/cut-line.ts';
import { attachPilotVoice } from '../support/pilot-voice.ts';
import { ROOM_FLAGS } from '../support/room-flags.ts';
import { startStoryServer } from '../support/story-server.ts';
import type { Voice } from '../support/voice.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  ...ROOM_FLAGS,
];

export interface OpenLeg {
  page: Page;
  coach: ReturnType<typeof coachPage>;
  close(): Promise<void>;
}

/** A server with this voice and what it needs, and a pilot before a leg of the oral in checkride manner. */
export async function openLeg(voice: Voice, variables: Record<string, string> = {}): Promise<OpenLeg> {
  const executablePath = await ensureChromium();
  const server = await startStoryServer(voice, { LOG_LEVEL: 'warn', ...variables });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const close = async () => {
    await browser.close();
    await server.stop();
  };
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    // tsx wraps every named function in a call of this helper, which functions sent to the page miss there.
    await context.addInitScript('globalThis.__name = (value) => value');
    await attachPilotVoice(context);
    await attachLineCutter(context);
    const pilot = await createPilot(server.url, 'Leg Test');
    await signIn(context, server.url, pilot);
    await buyAccess(context, server.url, pilot.email);
    const page = await context.newPage();
    const coach = coachPage(page, server.url);
    await coach.open();
    await coach.choose('Checkride');
    await coach.choose('A leg of the oral');
    return { page, coach, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export function hasEnded(page: Page): Promise<boolean> {
  return page.getByRole('heading', { name: 'Your debrief' }).isVisible();
}
