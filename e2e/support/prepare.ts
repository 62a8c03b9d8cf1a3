import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildPage } from '../../scripts/tools/build-page.mjs';
import { ensureChromium } from '../../scripts/tools/ensure-chromium.mjs';
import { browserFlags, type Microphone } from './browser-flags.ts';
import { EXAM_SEED } from './exam-seed.ts';
import { startStoryServer } from './story-server.ts';
import type { Voice } from './voice.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the shared browser. */
    microphone: Microphone;
    chromium: string;
    browserEndpoint: string;
    serverUrl: string;
  }
}

/** A built page, and the browser and the server that most stories of a project share. */
export async function setup(project: TestProject) {
  const { voice, microphone } = project.config.provide as { voice: Voice; microphone: Microphone };
  console.log(`Every exam is drawn with EXAM_SEED=${EXAM_SEED}`);
  const executablePath = await ensureChromium();
  await buildPage();
  const [browser, server] = await Promise.all([
    chromium.launchServer({ executablePath, args: browserFlags(microphone) }),
    startStoryServer(voice, { DEMO_PER_DAY: '1000', DEMO_SECONDS: '300' }),
  ]);
  project.provide('chromium', executablePath);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('serverUrl', server.url);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
