import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../tools/root.mjs';

/** What an image and its neighbours are allowed, as written: no engine that builds or starts them is asked. */
const read = (file) => readFileSync(join(root, file), 'utf8');
const source = read('docker-compose.yml');
const { services } = parse(source, { merge: true });
const dockerfile = read('Dockerfile');
const milliseconds = (seconds) => Number(/^(\d+)s$/.exec(seconds)?.[1]) * 1000;

test('no secret is written down: each must be given', () => {
  for (const name of ['SESSION_SECRET', 'LIVEKIT_API_SECRET', 'POSTGRES_PASSWORD']) {
    const uses = source.match(new RegExp(`\\$\\{${name}[^}]*\\}`, 'g'));
    expect(uses?.every((use) => use.startsWith(`\${${name}:?`))).toBe(true);
  }
});

test.each(['first', 'second', 'balancer', 'livekit'])(
  '%s can do and write nothing that it need not',
  (name) => {
    expect(services[name]).toMatchObject({
      cap_drop: ['ALL'],
      read_only: true,
      security_opt: ['no-new-privileges:true'],
    });
  },
);

test('a node has a limit of memory, and longer to stop than it waits for its conversations', () => {
  const [, patience] = /PATIENCE_MS = ([\d_]+);/.exec(read('apps/server/src/shutdown.ts'));
  for (const { mem_limit, stop_grace_period } of [services.first, services.second]) {
    expect(mem_limit).toBeTruthy();
    expect(milliseconds(stop_grace_period)).toBeGreaterThan(Number(patience.replaceAll('_', '')));
  }
});

test('mails with their links are read on this machine alone, and the nodes only through the balancer', () => {
  expect(services.mail.ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  expect([services.first.ports, services.database.ports]).toEqual([undefined, undefined]);
  expect(services.balancer.ports).toContain('443:443');
});

test('the address has TLS, and figures do not go out over it', () => {
  const caddy = read('Caddyfile');
  expect(caddy).toMatch(/^\{\$SITE_ADDRESS:localhost\} \{$/m);
  expect(caddy).not.toMatch(/auto_https off|http:\/\//);
  expect(caddy).toContain('respond /metrics 404');
});

test('the image has what runs, not what builds or tests it, and runs it as nobody in particular', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(dockerfile.match(/^FROM /gm)?.length).toBeGreaterThan(1);
  expect(dockerfile).toContain('npm ci --omit=dev --workspace @rightseat/server');
  expect(last).not.toMatch(/npm (ci|install)/);
  expect(last.indexOf('USER node')).toBeGreaterThan(0);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('\nCMD'));
  expect(last).toContain('HEALTHCHECK');
});
