import type { BrowserContext, Page } from 'playwright-core';
import { AUDIBLE_RMS, attachOutputs } from './watch-outputs.ts';

/** What reached the page's loudspeaker, measured where the voice client hands its sound to the browser. */
interface Ears {
  /** Milliseconds during which something was heard. */
  audibleMs: number;
  /** `performance.now()` of the last audible moment. */
  lastAudibleAt: number;
}

declare global {
  interface Window {
    ears: Ears;
  }
}

const STEP_MS = 50;

/** Call before the page is opened. */
export async function attachEars(context: BrowserContext): Promise<void> {
  await attachOutputs(context);
  await context.addInitScript(installEars, { audibleRms: AUDIBLE_RMS, stepMs: STEP_MS });
}

export const heardMs = (page: Page): Promise<number> => page.evaluate(() => window.ears.audibleMs);

export const silentForMs = (page: Page): Promise<number> =>
  page.evaluate(() => performance.now() - window.ears.lastAudibleAt);

/** Runs in the page: every node connected to an output is measured as well. */
function installEars({ audibleRms, stepMs }: { audibleRms: number; stepMs: number }) {
  window.ears = { audibleMs: 0, lastAudibleAt: 0 };
  window.watchOutputs((source) =>
    window.readLevel(source, 2048, stepMs, (rms) => {
      if (rms < audibleRms) return;
      window.ears.audibleMs += stepMs;
      window.ears.lastAudibleAt = performance.now();
    }),
  );
}
