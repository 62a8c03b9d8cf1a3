import { runVitest } from './run-vitest.mjs';
import { onPostgres } from './server-tests.mjs';

/** Every Vitest project but the server's. */
export function unitTests() {
  return runVitest(['--project', '!server']);
}

/** What has a full length, at that length: evaluations, hostile models, kills, property runs. See `at-length.ts`. */
export function longTests() {
  const long = (env) => runVitest(['.long.test.'], { TEST_LONG: '1', ...env });
  return onPostgres(long) ?? long({});
}
