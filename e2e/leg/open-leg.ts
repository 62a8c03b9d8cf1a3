import type { Page } from 'playwright-core';
import type { TurnTimings } from '../bench/server-process.ts';
import { launchRoomBrowser } from '../livekit/room-browser.ts';
import { coachPage } from '../support/coach-page.ts';
import { attachLineCutter } from '../support/cut-line.ts';
import { attachPilotVoice } from '../support/pilot-voice.ts';
import { startStoryServer } from '../support/story-server.ts';
import { subscribePilot } from '../support/subscribe-pilot.ts';
import type { Voice } from '../support/voice.ts';

export interface OpenLeg {
  page: Page;
  /** Of the server, when a conversation has ended. */
  turns: readonly TurnTimings[];
  coach: ReturnType<typeof coachPage>;
  close(): Promise<void>;
}

/** A server with this voice and what it needs, and a pilot before a leg of the oral in checkride manner, or before an area. */
export async function openLeg(
  voice: Voice,
  variables: Record<string, string> = {},
  area?: string,
): Promise<OpenLeg> {
  const server = await startStoryServer(voice, { LOG_LEVEL: 'info', ...variables });
  const browser = await launchRoomBrowser();
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
    await subscribePilot(context, server.url, 'Leg Test');
    const page = await context.newPage();
    const coach = coachPage(page, server.url);
    await coach.open();
    await coach.choose('Checkride');
    await coach.choose(area ? 'One Area of Operation' : 'A leg of the oral');
    if (area) await page.getByLabel('Area of Operation').selectOption(area);
    return { page, coach, turns: server.turns, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export function hasEnded(page: Page): Promise<boolean> {
  return page.getByRole('heading', { name: 'Your debrief' }).isVisible();
}
