/**
 * A test file called `*.long.test.*` has two lengths: `npm test` runs it over a short fixed sample that no broken rule
 * passes, and `npm run test:all` at full length.
 */
export function atLength<Length>(short: Length, full: Length): Length {
  return process.env.TEST_LONG === '1' ? full : short;
}
