import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A first PGlite takes several seconds on a busy machine.
  test: { name: 'server', hookTimeout: 60_000, testTimeout: 30_000 },
});
