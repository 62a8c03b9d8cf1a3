import { expect, test } from 'vitest';
import { requireNode } from './require-node.mjs';
import { Stop } from './stop.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.4', '20.18.3', '19.9.0'])('refuses Node %s with a way out', (version) => {
  expect(() => requireNode(version)).toThrow(Stop);
  expect(() => requireNode(version)).toThrow(/20\.19 or newer.*nodejs\.org/s);
});
