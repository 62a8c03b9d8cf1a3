import { runUnitTests } from './run-unit-tests.mjs';
import { onPostgres } from './server-tests.mjs';

/** Every Vitest project but the server's. */
export function unitTests() {
  return runUnitTests(['--project', '!server']);
}

/** What has a full length, at that length: evaluations, hostile models, kills, property runs. See `at-length.ts`. */
export function longTests() {
  const long = (env) => runUnitTests(['.long.test.'], { TEST_LONG: '1', ...env });
  return onPostgres(long) ?? long({});
}
