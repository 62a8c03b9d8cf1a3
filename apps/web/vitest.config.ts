import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    setupFiles: ['src/testing/fail-on-console.ts'],
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
});
