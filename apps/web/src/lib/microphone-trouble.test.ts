import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeTrouble, troubleOf } from './microphone-trouble.ts';

beforeEach(() => vi.stubGlobal('navigator', { mediaDevices: {} }));
afterEach(() => vi.unstubAllGlobals());

const thrown = (name: string) => Object.assign(new Error('no'), { name });

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('tells %s as %s', (name, trouble) => {
  expect(troubleOf(thrown(name))).toBe(trouble);
});

it('tells a page that was not opened securely', () => {
  vi.stubGlobal('navigator', {});
  expect(troubleOf(new TypeError())).toBe('insecure');
});

it('helps in the words of the browser: an iPhone’s Chrome is allowed where Safari is, and Edge as Chrome', () => {
  const help = (userAgent: string) => describeTrouble('refused', userAgent);
  expect(help('Mozilla/5.0 (iPhone) CriOS/140 Safari/604')).toContain('Website Settings');
  expect(help('Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140')).toContain(
    'left of the address',
  );
  expect(help('Mozilla/5.0 (Macintosh) Version/18 Safari/605')).toContain('Safari, Settings');
  expect(help('Mozilla/5.0 Gecko Firefox/140')).toContain('crossed-out');
  expect(describeTrouble('missing', 'Firefox')).toContain('No microphone was found');
});
