import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { watchConsole } from '../../support/watch-console.ts';

const serverUrl = inject('serverUrl');
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterEach(() => page.context().close());

const open = async () => {
  await page.goto(serverUrl, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'How to Get Started' }).click();
  await page.getByRole('dialog', { name: 'How to Get Started' }).waitFor();
};

test('the walkthrough plays with captions, and nothing of it is fetched before it is opened', async () => {
  const complaints = watchConsole(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) fetched.push(pathname);
  });
  await page.goto(serverUrl, { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);

  await open();
  const video = page.locator('video');
  await waitUntil('the video to know its length', () =>
    video.evaluate((element: HTMLVideoElement) => element.readyState >= element.HAVE_METADATA),
  );
  expect(new Set(fetched)).toEqual(
    new Set(['/media/get-started.webm', '/media/get-started.vtt', '/media/get-started.jpg']),
  );
  expect(await inspectPage(page, 'get-started')).toEqual([]);

  await video.evaluate((element: HTMLVideoElement) => element.play());
  await waitUntil('the picture to move on', () =>
    video.evaluate((element: HTMLVideoElement) => element.currentTime > 0.5),
  );
  const shown = await video.evaluate((element: HTMLVideoElement) => ({
    mode: element.textTracks[0]?.mode,
    active: element.textTracks[0]?.activeCues?.length,
    cues: element.textTracks[0]?.cues?.length ?? 0,
    lastEnd: [...(element.textTracks[0]?.cues ?? [])].at(-1)?.endTime ?? 0,
    duration: element.duration,
    width: element.videoWidth,
  }));
  expect(shown).toMatchObject({ mode: 'showing', active: 1, width: 1280 });
  expect(shown.cues).toBeGreaterThan(8);
  expect(Math.abs(shown.duration - shown.lastEnd)).toBeLessThan(0.5);
  expect(complaints).toEqual([]);
});

test('where the video can not be had the walkthrough is told in words', async () => {
  await page.route('**/media/get-started.webm', (route) => route.abort());
  await open();
  await page.getByText('Open the demo and press Start Free Demo.').waitFor();
  expect(await page.locator('video').count()).toBe(0);
});

test('a hosted video takes the place of our own, without our captions', async () => {
  const hosted = `${serverUrl}/media/hosted.webm`;
  await page.route('**/media/hosted.webm', (route) => route.abort());
  await page.route('**/api/public-config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), getStartedVideoUrl: hosted } });
  });
  const asked = page.waitForRequest(hosted);
  const captions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.vtt')) captions.push(request.url());
  });
  await open();
  await asked;
  expect(captions).toEqual([]);
});
