import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import type { DomainContext } from '#domain/context.ts';
import { serveWebApp } from './web-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightseat-web-'));
const app = Fastify();
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'media'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta property="og:image" content="/social-card.png">',
  );
  writeFileSync(join(folder, 'assets/page-abc.js'), '1');
  writeFileSync(join(folder, 'media/film.webm'), '0123456789');
  // Of the context only the configuration is read here.
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://rightseat.example' });
  app.decorate('domainContext', { config } as DomainContext);
  await serveWebApp(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  '/',
  '/pricing',
  '/Pricing/',
  '/reset-password?token=x',
  '/ai-coach/debriefs/conv_1',
  '/shared-debrief/share_1.abc',
  '/admin/users/user_1?from=list',
])('%s is the page, never kept, and its card has a whole address', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toContain('content="https://rightseat.example/social-card.png"');
});

test.each([
  '/nope',
  '/pricing/old',
  '/ai-coach/debriefs',
  '/ai-coach/debriefs/',
  '/ai-coach/debriefs/conv_1/more',
  '/index.php?page=/pricing',
  '//evil.example/dashboard',
])('%s is no page of ours: the page that says so, as a 404', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each(['/api/none', '/v1/none', '/assets/old.js', '/media/none.webm', '/dev/none'])(
  '%s is nothing, and not the page',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('a file with a hash in its name is kept for ever', async () => {
  const answer = await app.inject('/assets/page-abc.js');
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('a video is sent in pieces, so that one can jump in it', async () => {
  const answer = await app.inject({ url: '/media/film.webm', headers: { range: 'bytes=4-6' } });
  expect(answer.statusCode).toBe(206);
  expect(answer.body).toBe('456');
});
