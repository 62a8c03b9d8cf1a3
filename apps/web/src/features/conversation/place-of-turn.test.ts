// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { placeOfTurn } from './place-of-turn.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a pilot who types at a desk', true, true, 'answer'],
  ['a pilot who types on a phone', true, false, 'captions'],
  ['a pilot who speaks', false, true, 'captions'],
])('%s begins in the right place', (_who, textOnly, fine, place) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' && fine }));
  expect(placeOfTurn(textOnly)).toBe(place);
});
