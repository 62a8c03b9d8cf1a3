import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { Voice } from './support/voice.ts';

/** The same stories, told over another company's line or in a room: not a word of them changes. */
const ofTheCoach = ['stories/coach/**/*.test.ts'];

function project(name: string, voice: Voice, include: string[]): TestProjectConfiguration {
  return {
    extends: true,
    // Here and not above: there it would be run for the whole as well.
    test: { name, include, provide: { voice }, globalSetup: ['support/prepare.ts'] },
  };
}

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // A story speaks in real time, and two browsers on two cores would make each other stutter.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Each project has a server of its own: they are run by name, one after the other.
    projects: [
      project('browser', 'embedded', ['stories/**/*.test.ts']),
      project('hosted', 'hosted', ofTheCoach),
      // By `npm run test:livekit` alone, which says by LIVEKIT_… where the rooms are.
      project('room', 'room', ofTheCoach),
    ],
  },
});
