import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const seedProperties = fileURLToPath(new URL('scripts/test/seed-properties.ts', import.meta.url));

/** Only a guard against hanging: a busy machine takes its time. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };

/** `isolate: false`: the files of a worker share their modules, which are then loaded, and content parsed, once. */
function project(name: string, root: string, test: TestProjectInlineConfiguration['test'] = {}) {
  return {
    test: { name, root, setupFiles: [seedProperties], ...TIMEOUTS, ...test },
  };
}

export default defineConfig({
  test: {
    projects: [
      project('contract', 'packages/contract', { isolate: false }),
      project('examiner', 'packages/examiner', { isolate: false }),
      project('stripe-local', 'packages/stripe-local', { isolate: false }),
      project('voice', 'packages/voice', { isolate: false }),
      'apps/server',
      'apps/web',
      'scripts',
    ],
  },
});
