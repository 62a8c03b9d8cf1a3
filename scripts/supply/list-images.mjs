import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The images of others that ours is made of and stands beside, as they are named where nobody names another.
 * @param {string} root
 * @returns {string[]}
 */
export function listImages(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  const neighbours = Object.values(services).flatMap(({ image }) => image ?? []);
  const bases = [...read('Dockerfile').matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map(([, image]) => image);
  return [...bases, ...neighbours.map((image) => /^\$\{\w+:-(.+)\}$/.exec(image)?.[1] ?? image)];
}

/**
 * `axllent/mailpit:v1.27.11@sha256:…` in its parts. One name is Docker's own library.
 * @param {string} image
 */
export function readImage(image) {
  const [, name, tag, digest] = /^([a-z0-9/_-]+):([\w.-]+)(?:@(sha256:[0-9a-f]{64}))?$/.exec(image) ?? [];
  if (!name) return null;
  return { repository: name.includes('/') ? name : `library/${name}`, tag, digest: digest ?? null };
}
