import type { TestProject } from 'vitest/node';
import { buildPage } from '../../scripts/tools/build-page.mjs';
import { ensureChromium } from '../../scripts/tools/ensure-chromium.mjs';
import { ADMIN } from './admin-account.ts';
import { startStoryServer } from './story-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    serverUrl: string;
  }
}

/** A browser, a built page and one server that most stories share. */
export async function setup(project: TestProject) {
  project.provide('chromium', await ensureChromium());
  await buildPage();
  const server = await startStoryServer(project.config.provide.voice ?? 'embedded', {
    DEMO_PER_DAY: '1000',
    DEMO_SECONDS: '300',
    LOG_LEVEL: 'warn',
    // All stories come from one address.
    THROTTLE_FACTOR: '100',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  project.provide('serverUrl', server.url);
  return () => server.stop();
}
