import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { root } from '../tools/root.mjs';
import { compareImages } from './compare-images.mjs';
import { listImages, readImage } from './list-images.mjs';
import { readDigest } from './read-digest.mjs';

const closing = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

const digestOf = (character) => `sha256:${character.repeat(64)}`;

/** A registry that wants a token, as Docker's does. */
async function openRegistry(digests) {
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://registry');
    if (url.pathname === '/token')
      return response.end(JSON.stringify({ token: url.searchParams.get('scope') }));
    const [, repository, tag] = /^\/v2\/(.+)\/manifests\/(.+)$/.exec(url.pathname);
    const scope = `repository:${repository}:pull`;
    if (request.headers.authorization !== `Bearer ${scope}`) {
      const realm = `http://127.0.0.1:${server.address().port}/token`;
      response.setHeader('www-authenticate', `Bearer realm="${realm}",service="registry",scope="${scope}"`);
      return response.writeHead(401).end();
    }
    const digest = digests[`${repository}:${tag}`];
    if (!digest) return response.writeHead(404).end();
    response.setHeader('docker-content-digest', digest);
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${server.address().port}`;
}

test('every image is named by an exact version and its digest', () => {
  const images = listImages(root);
  expect(images.length).toBeGreaterThan(4);
  for (const image of images) {
    const { tag, digest } = readImage(image) ?? {};
    expect([image, digest]).toEqual([image, expect.stringMatching(/^sha256:/)]);
    expect([image, tag]).toEqual([image, expect.stringMatching(/\d+\.\d+/)]);
  }
});

test('what a tag means today is compared with what is pinned', async () => {
  const registry = await openRegistry({
    'library/node:20.1': digestOf('a'),
    'some/mail:v1.2': digestOf('c'),
  });
  const ask = (image) => readDigest(image, registry);
  expect(await compareImages([`node:20.1@${digestOf('a')}`, `some/mail:v1.2@${digestOf('b')}`], ask)).toEqual(
    { code: 0, lines: ['as pinned: node:20.1', `moved on: some/mail:v1.2@${digestOf('c')}`] },
  );
  expect(await compareImages(['node:20'], ask)).toEqual({ code: 1, lines: ['not pinned: node:20'] });
});

test('a registry that does not answer is not taken for one that agrees', async () => {
  const registry = await openRegistry({});
  const unknown = await compareImages([`node:20.1@${digestOf('a')}`], (image) => readDigest(image, registry));
  expect(unknown.code).toBe(69);
  expect(unknown.lines[0]).toBe('not checked: node:20.1: the registry answered 404 Not Found');
  await closing.pop()();
  const away = await compareImages([`node:20.1@${digestOf('a')}`], (image) => readDigest(image, registry));
  expect(away.code).toBe(69);
  expect(away.lines.at(-1)).toMatch(/^The registry was not there to ask/);
});
