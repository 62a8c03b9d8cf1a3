import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { Microphone } from './support/browser-flags.ts';
import { EXAM_SEED } from './support/exam-seed.ts';
import type { Voice } from './support/voice.ts';

// Inherited by the workers and by every server that they or prepare.ts start.
process.env.EXAM_SEED = EXAM_SEED;

/** The same stories, told over another company's line or in a room: not a word of them changes. */
const ofTheCoach = ['stories/coach/**/*.test.ts', 'stories/limits/coach.test.ts'];

interface Stories {
  name: string;
  voice: Voice;
  microphone: Microphone;
  /** Files told at the same time: two where nobody speaks, or where nearly all is waiting. */
  atOnce: number;
  include: string[];
}

function project({ name, voice, microphone, atOnce, include }: Stories): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      provide: { voice, microphone },
      maxWorkers: atOnce,
      // What the stories import is read once by each worker; what they share is in no variable.
      isolate: false,
      // Here and not above: there it would be run for the whole as well.
      globalSetup: ['support/prepare.ts'],
    },
  };
}

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    testTimeout: 180_000,
    // A server starts in five seconds, and in a minute on a machine with much else to do.
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
    // Each project has a browser and a server of its own: they are run by name, one after the other.
    projects: [
      project({
        name: 'typed',
        voice: 'embedded',
        microphone: 'asked',
        atOnce: 2,
        include: ['stories/typed/**/*.test.ts', 'stories/coach/**/*.test.ts'],
      }),
      project({
        name: 'spoken',
        voice: 'embedded',
        microphone: 'allowed',
        atOnce: 1,
        include: ['stories/spoken/**/*.test.ts'],
      }),
      project({
        name: 'limits',
        voice: 'embedded',
        microphone: 'allowed',
        atOnce: 2,
        include: ['stories/limits/**/*.test.ts'],
      }),
      project({
        name: 'hosted',
        voice: 'hosted',
        microphone: 'asked',
        atOnce: 2,
        include: ['stories/hosted/**/*.test.ts', ...ofTheCoach],
      }),
      // By `npm run test:livekit` alone, which says by LIVEKIT_… where the rooms are.
      project({ name: 'room', voice: 'room', microphone: 'allowed', atOnce: 1, include: ofTheCoach }),
    ],
  },
});
