import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { browserFlags, type Microphone } from './browser-flags.ts';

/**
 * The one Chromium of a project, which prepare.ts starts. What a story opens there is its own, with a fresh profile for
 * each context; closing it closes that alone.
 */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserEndpoint'));

/** A Chromium for one story, where its devices are not the shared one's. `recording`: what the microphone hears. */
export async function launchBrowser(microphone: Microphone, recording?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromium'),
    args: [
      ...browserFlags(microphone),
      ...(recording ? [`--use-file-for-fake-audio-capture=${recording}`] : []),
    ],
  });
}
