import { runVitest } from './run-vitest.mjs';

/** Every Vitest project; the server's on the embedded database. */
export function unitTests() {
  return runVitest([]);
}
