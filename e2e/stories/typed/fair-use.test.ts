import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/admin-account.ts';
import { adminPage } from '../../support/admin-page.ts';
import { coachPage } from '../../support/coach-page.ts';
import { signIn } from '../../support/create-pilot.ts';
import { demoPage } from '../../support/demo-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { startStoryServer } from '../../support/story-server.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';

/** With a server of its own: the demo is switched off for everybody. */
let server: Awaited<ReturnType<typeof startStoryServer>>;
let serverUrl: string;
let browser: Browser;
beforeAll(async () => {
  server = await startStoryServer('embedded', { DEMO_SECONDS: '300' });
  serverUrl = server.url;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('an admin switches the demo off, and a visitor reads why none begins', async () => {
  const office = await browser.newContext({ reducedMotion: 'reduce' });
  await signIn(office, serverUrl, ADMIN);
  const admin = adminPage(await office.newPage(), serverUrl);
  await admin.open('/admin/health');
  const [desk] = office.pages();
  await desk!.getByRole('button', { name: 'Switch the demo off' }).click();
  expect(await admin.answer('Switch it off')).toContain('Demos that run may finish');
  try {
    expect(await admin.told()).toContain('switched off');
    expect(await inspectPage(desk!, 'admin-demo-off')).toEqual([]);

    const street = await browser.newContext({ reducedMotion: 'reduce' });
    const visitor = await street.newPage();
    const demo = demoPage(visitor);
    await demo.open(serverUrl);
    await visitor.getByText('The free demo is taking a break.').waitFor();
    expect(await visitor.getByRole('button', { name: 'Start Free Demo' }).isDisabled()).toBe(true);
    await visitor.getByRole('link', { name: 'Get Full Access' }).first().waitFor();
    expect(await inspectPage(visitor, 'demo-off')).toEqual([]);
    await street.close();
  } finally {
    await desk!.getByRole('button', { name: 'Switch the demo on' }).click();
    await admin.answer('Switch it on');
    expect(await admin.told()).toBe('The demo is open.');
  }
  await admin.open('/admin/audit');
  await desk!.getByText('demo: on → off').waitFor();
  await office.close();
});

test('a pilot sees how many minutes of the month a session has taken', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, serverUrl, 'Thrifty Pilot');
  const page = await context.newPage();
  const coach = coachPage(page, serverUrl);
  await coach.open();
  const minutes = page.getByText(/minutes used this month/);
  expect(await minutes.innerText()).toBe('0 of 1,800 minutes used this month');
  await coach.begin();
  await coach.firstWords();
  // Under a second counts as none.
  await page.waitForTimeout(2_000);
  await coach.end();
  await page.getByText('1 of 1,800 minutes').waitFor();
  expect(await inspectPage(page, 'coach-minutes')).toEqual([]);
  await context.close();
});
