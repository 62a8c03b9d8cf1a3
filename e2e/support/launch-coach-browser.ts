import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** A browser for typed answers; a room is entered with a microphone only, even by a pilot who then types. */
export const launchCoachBrowser = (): Promise<Browser> =>
  launchBrowser(inject('voice') === 'room' ? { microphone: 'fake', rooms: true } : { microphone: 'none' });
