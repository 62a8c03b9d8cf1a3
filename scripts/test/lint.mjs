import { addUp, runCheck } from './run-check.mjs';

/** Formatting and lint rules, dead code and dependencies, who may import whom, and what the documents refer to. */
export async function lint() {
  return addUp([
    await runCheck('format and lint rules', [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      '--colors=off',
    ]),
    await runCheck('no dead code or dependency', [
      'node_modules/knip/bin/knip.js',
      '--treat-config-hints-as-errors',
    ]),
    await runCheck('every import is in the drawing', ['scripts/check-layers.mjs']),
    await runCheck('documents name what exists', ['scripts/check-documents.mjs']),
  ]);
}
