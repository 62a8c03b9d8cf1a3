// Everything that must hold before a change is good, in the order in which a fault is cheapest to find.
//   npm test                              all of it, browser stories included
//   npm test -- --only=types,lint         some of it: types, lint, unit, postgres, browser
import { browserStories } from './test/browser-stories.mjs';
import { lint } from './test/lint.mjs';
import { postgresTests } from './test/postgres-tests.mjs';
import { runParts } from './test/run-parts.mjs';
import { types } from './test/types.mjs';
import { unitTests } from './test/unit-tests.mjs';
import { installPackages } from './tools/install-packages.mjs';
import { requireNode } from './tools/require-node.mjs';
import { Stop } from './tools/stop.mjs';

const PARTS = { types, lint, unit: unitTests, postgres: postgresTests, browser: browserStories };

try {
  requireNode();
  await installPackages({ withDevelopmentTools: true });
  process.exitCode = await runParts(PARTS, process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
