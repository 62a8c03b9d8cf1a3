import { expect, it } from 'vitest';
import { findAlike } from './alike.ts';

it('is found from either of a group, from several groups, and of a part only from that', () => {
  const alikeTo = findAlike([['a', 'b'], ['b', 'c'], { part: 'd', of: 'a' }]);
  expect(['a', 'b', 'c', 'd', 'e'].map(alikeTo)).toEqual([['b'], ['a', 'c'], ['b'], ['a'], []]);
});
