import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/** What React and the browser complain about fails the test that made them. */
const said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words) => said.push(format(...words));
}
afterEach(() => expect(said.splice(0)).toEqual([]));
