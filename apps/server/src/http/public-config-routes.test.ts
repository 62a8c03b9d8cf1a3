import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';

const HOSTED = 'https://videos.example/walkthrough.webm';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ GET_STARTED_VIDEO_URL: HOSTED, SUPPORT_EMAIL: 'help@pilots.example' });
});
afterAll(() => server.close());

test('a hosted walkthrough is named to the page, and the page may play it and nothing else from there', async () => {
  const answer = await server.app.inject('/api/public-config');
  expect(answer.json()).toMatchObject({ getStartedVideoUrl: HOSTED, supportEmail: 'help@pilots.example' });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(new RegExp(`media-src [^;]*${HOSTED}`));
  expect(policy.replace(/media-src[^;]*/, '')).not.toContain('videos.example');
});
