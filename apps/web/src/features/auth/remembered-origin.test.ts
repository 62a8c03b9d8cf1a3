import { describe, expect, it } from 'vitest';
import { readOrigin, rememberOrigin } from './remembered-origin.ts';

describe('the remembered origin', () => {
  it('leads back to the page with its query and hash', () => {
    const state = rememberOrigin({ pathname: '/account', search: '?tab=sessions', hash: '#end' });
    expect(readOrigin(state, '/dashboard')).toBe('/account?tab=sessions#end');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    42,
    null,
  ])('never leads to another site: %s', (from) => {
    expect(readOrigin({ from }, '/dashboard')).toBe('/dashboard');
  });

  it.each([null, undefined, 'text', {}])('falls back without a memory: %s', (state) => {
    expect(readOrigin(state, '/dashboard')).toBe('/dashboard');
  });
});
