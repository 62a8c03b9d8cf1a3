import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const seedProperties = fileURLToPath(new URL('scripts/test/seed-properties.ts', import.meta.url));

/** Only a guard against hanging: a busy machine takes its time. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };

/** `isolate: false`: the files of a worker share their modules, which are then loaded, and content parsed, once. */
function project(name: string, root: string) {
  return {
    test: { name, root, isolate: false, setupFiles: [seedProperties], ...TIMEOUTS },
  };
}

export default defineConfig({
  test: {
    projects: [
      project('contract', 'packages/contract'),
      project('examiner', 'packages/examiner'),
      project('judge', 'packages/judge'),
      project('reader', 'packages/reader'),
      project('stripe-local', 'packages/stripe-local'),
      project('voice', 'packages/voice'),
      'apps/server',
      'apps/web',
      'scripts',
    ],
  },
});
