// Everything that must hold before a change is good, in the order in which a fault is cheapest to find.
//   npm test                              in minutes: before every change
//   npm run test:all                      what npm test leaves out
//   npm test -- --only=types,lint         some of it: any parts of either, by name
import { EVERY_CHANGE, THE_REST } from './test/parts.mjs';
import { runParts } from './test/run-parts.mjs';
import { installPackages } from './tools/install-packages.mjs';
import { requireNode } from './tools/require-node.mjs';
import { Stop } from './tools/stop.mjs';

try {
  requireNode();
  await installPackages({ withDevelopmentTools: true });
  const isRest = process.argv[2] === '--rest';
  const parameters = process.argv.slice(isRest ? 3 : 2);
  process.exitCode = await runParts(isRest ? THE_REST : EVERY_CHANGE, parameters, [
    ...EVERY_CHANGE,
    ...THE_REST,
  ]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
