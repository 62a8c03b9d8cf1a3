import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contains, findAskedQuestion } from '../../support/asked-question.ts';
import { demoPage } from '../../support/demo-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { waitUntil } from '../../support/wait-until.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterAll(() => browser.close());

test('a whole demo without a microphone, typed', async () => {
  const demo = demoPage(page);
  await demo.open(inject('serverUrl'));
  await demo.startTyping();
  const asked = await waitUntil('a question of ours in the captions', async () => {
    const lines = await demo.captions();
    return findAskedQuestion(lines.map(({ text }) => text).join(' '));
  });
  await demo.type(asked.modelAnswer);
  const reply = await waitUntil('an answer to it', async () => {
    const lines = await demo.captions();
    const answered = lines.findIndex(({ speaker }) => speaker.startsWith('You'));
    const after = answered === -1 ? [] : lines.slice(answered + 1);
    return after.map(({ text }) => text).join(' ');
  });
  expect(asked.followUps.some((followUp) => contains(reply, followUp))).toBe(true);
  expect(await inspectPage(page, 'demo-typed')).toEqual([]);
  // A phone turned on its side: the last words are still in sight.
  await page.setViewportSize({ width: 844, height: 390 });
  const hiddenBelow = await page.getByRole('log').evaluate((log) => {
    const panel = log.closest('section')?.getBoundingClientRect();
    return log.getBoundingClientRect().bottom - (panel?.bottom ?? 0);
  });
  expect(hiddenBelow).toBeLessThanOrEqual(0);

  await demo.end();
  const quote = await demo.debrief.locator('blockquote').first().innerText();
  expect(asked.modelAnswer).toContain(quote.replace(/^“|”$/g, ''));
  expect(await inspectPage(page, 'demo-debrief')).toEqual([]);
  // On a phone it comes before the way to another demo, and nothing tells of time left.
  await page.setViewportSize({ width: 390, height: 664 });
  const top = async (one: Locator) => (await one.boundingBox())!.y;
  const again = page.getByRole('button', { name: 'Start Free Demo' });
  expect(await top(demo.debrief)).toBeLessThan(await top(again));
  expect(await demo.clock.isVisible()).toBe(false);
});
