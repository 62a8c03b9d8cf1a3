import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // The files of a worker share their modules: loaded, content parsed and PGlite compiled once.
    isolate: false,
    globalSetup: ['test/prepare-database.ts'],
    setupFiles: ['../../scripts/test/seed-properties.ts'],
    // Only a guard against hanging: a first PGlite takes several seconds on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
