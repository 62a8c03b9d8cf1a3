import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'browser',
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['stories/**/*.test.ts'],
    globalSetup: ['support/prepare.ts'],
    // A story speaks in real time, and two browsers on two cores would make each other stutter.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
