import { expect, test } from 'vitest';
import { readAdvisories } from './read-advisories.mjs';

test('a registry that does not answer is not taken for one that knows nothing', () => {
  const refused = readAdvisories(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }));
  expect(refused.code).toBe(69);
  expect(refused.lines).toEqual([expect.stringContaining('405 Method Not Allowed'), 'Nothing was checked.']);
  expect(readAdvisories('').code).toBe(69);
});

test('only what is severe fails', () => {
  const of = (severity) => ({ vulnerabilities: { left: { name: 'left', severity, range: '<2' } } });
  expect(readAdvisories(JSON.stringify(of('moderate')))).toEqual({ code: 0, lines: ['moderate: left <2'] });
  expect(readAdvisories(JSON.stringify(of('high'))).code).toBe(1);
  expect(readAdvisories('{"vulnerabilities": {}}').code).toBe(0);
});
