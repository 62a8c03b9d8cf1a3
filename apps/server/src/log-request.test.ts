import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../test/build-test-app.ts';

const SECRET = 'Zm9yIG5vYm9keSdzIGV5ZXM';

const log = new PassThrough();
let written = '';
log.on('data', (chunk: Buffer) => {
  written += chunk.toString();
});

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ LOG_LEVEL: 'info' }, { log });
});
afterAll(() => server.close());

test.each([
  `/reset-password?token=${SECRET}`,
  `/verify-email?token=${SECRET}`,
  `/v1/convai/conversation?agent_id=coach&token=${SECRET}`,
  `/api/shared-debriefs/share_1.${SECRET}`,
  `/shared-debrief/share_1.${SECRET}`,
])('the log has the path of %s and not its secret', async (url) => {
  written = '';
  await server.app.inject({ method: 'GET', url });
  expect(written).toContain('"path":"/');
  expect(written).toContain('incoming request');
  expect(written).not.toContain(SECRET);
});
