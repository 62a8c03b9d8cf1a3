// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { nameEntry } from './name-entry.ts';
import { router } from './router.tsx';

beforeEach(() => history.replaceState(null, ''));

it('names each entry that a page is loaded into, and another by another name', () => {
  nameEntry();
  const { key } = history.state;
  history.replaceState(null, '');
  nameEntry();
  expect(key).toBeTruthy();
  expect(history.state.key).not.toBe(key);
});

it('leaves an entry its name, and what else the router keeps there', () => {
  const state = { key: 'abc', idx: 3, usr: { from: '/account' } };
  history.replaceState(state, '');
  nameEntry();
  expect(history.state).toEqual(state);
});

it('is done before the router looks', () => {
  expect(router.state.location.key).not.toBe('default');
});
