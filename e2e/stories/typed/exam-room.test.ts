import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findAskedQuestion } from '../../support/asked-question.ts';
import { demoPage } from '../../support/demo-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { focused, tabTo } from '../../support/keyboard.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { attachMicrophones, setCall, unplug } from '../../support/take-microphone.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { watchConsole } from '../../support/watch-console.ts';

/** A phone whose browser shows its own bars. */
const PHONE = { width: 390, height: 664 };

/** Of the words, with what is around them. */
const TWO_LINES = 70;

/** More than its box has room for. */
const LONG_ANSWER = 'I would look at the ceiling first, and then at the wind along the way. '.repeat(12);

/** Not by its role: behind a window the page has none. */
const QUESTION = '[aria-labelledby=the-question]';

let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: PHONE,
    hasTouch: true,
    permissions: ['microphone'],
  });
  await attachMicrophones(context);
  page = await context.newPage();
  complaints = watchConsole(page);
});
afterAll(() => browser.close());

const thumb = (name: string) => page.getByRole('button', { name, exact: true });
const examinerLines = async () =>
  (await demoPage(page).captions()).filter(({ speaker }) => speaker.startsWith('Examiner'));

test('by voice on a phone all four controls of the thumb are on the screen, and answer a tap', async () => {
  const demo = demoPage(page);
  await demo.open(inject('serverUrl'));
  const start = page.getByRole('button', { name: 'Start Free Demo' });
  const box = await start.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
  await start.tap();
  await demo.waitForState('LISTENING');
  for (const name of ["I'm thinking", 'Say again', 'Look it up', 'More']) {
    const box = await thumb(name).boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(PHONE.width);
    expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
  expect(await inspectPage(page, 'room-voice')).toEqual([]);
  await thumb('Keyboard').tap();
  await page.getByLabel('Type an answer').waitFor();
  expect(await inspectPage(page, 'room-keyboard')).toEqual([]);
  await leaveRoomAboveKeyboard();
  await page.getByLabel('Type an answer').fill(LONG_ANSWER);
  expect(await inspectPage(page, 'room-typing')).toEqual([]);
  await page.getByLabel('Type an answer').fill('');
  await thumb('Keyboard').tap();
  await thumb('More').tap();
  await page.getByRole('dialog', { name: 'More' }).waitFor();
  expect(await inspectPage(page, 'room-more')).toEqual([]);
  await page.keyboard.press('Escape');
  // On a desk the words end where the answer box begins.
  await page.setViewportSize({ width: 1440, height: 900 });
  const words = await page.getByRole('region', { name: 'Live captions' }).boundingBox();
  const label = await page.getByText('Type an answer', { exact: true }).boundingBox();
  expect(words!.y + words!.height).toBeLessThanOrEqual(label!.y);
  // On a phone that lies on its side they stand beside all else.
  await page.setViewportSize({ width: 844, height: 390 });
  const beside = await page.getByRole('region', { name: 'Live captions' }).boundingBox();
  for (const name of ['Mute', 'More']) {
    const box = await thumb(name).boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(beside!.x);
    expect(box!.y + box!.height).toBeLessThanOrEqual(390);
  }
  await page.setViewportSize(PHONE);
  const reaction = page.evaluate(timeReaction, "I'm thinking");
  await thumb("I'm thinking").tap();
  await thumb("I'm ready").waitFor();
  console.log(`A tap on I'm thinking is drawn after ${Math.round(await reaction)} ms`);
  expect(await inspectPage(page, 'room-thinking')).toEqual([]);
  await thumb("I'm ready").tap();
});

/** The system's keyboard takes the lower half: question, words, answer and its button share what is left, one below the other. */
async function leaveRoomAboveKeyboard(): Promise<void> {
  for (const size of [
    { width: 390, height: 374 },
    { width: 320, height: 300 },
  ]) {
    await page.setViewportSize(size);
    const captions = page.getByRole('region', { name: 'Live captions' });
    const parts = [page.locator(QUESTION), captions, page.getByLabel('Type an answer')];
    let below = 0;
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box!.y).toBeGreaterThanOrEqual(below);
      below = box!.y + box!.height;
    }
    expect((await captions.boundingBox())!.height).toBeGreaterThanOrEqual(TWO_LINES);
    const send = await thumb('Send').boundingBox();
    expect(Math.max(below, send!.y + send!.height)).toBeLessThanOrEqual(size.height);
  }
  await page.setViewportSize(PHONE);
}

test('a call that comes in is waited out, and the question asked again', async () => {
  const before = (await examinerLines()).length;
  await setCall(page, true);
  const notice = page.getByText('The sound is interrupted', { exact: false });
  await notice.waitFor();
  await thumb("I'm ready").waitFor();
  expect(await inspectPage(page, 'room-call')).toEqual([]);
  await setCall(page, false);
  await notice.waitFor({ state: 'hidden' });
  await waitUntil('the question again', async () => (await examinerLines()).length > before);
});

test('a headset that is unplugged is told, and another microphone hears', async () => {
  await unplug(page);
  await page.getByText('The examiner hears you through another one now.', { exact: false }).waitFor();
  expect(await inspectPage(page, 'room-unplugged')).toEqual([]);
  await page.getByRole('button', { name: 'Understood' }).tap();
  await demoPage(page).end();
  await demoPage(page).debrief.waitFor();
  expect(complaints).toEqual([]);
});

test('a whole exam by keyboard alone', async () => {
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const demo = demoPage(desk);
  const press = async (name: string) => {
    await tabTo(desk, name);
    await desk.keyboard.press('Enter');
  };
  await demo.open(inject('serverUrl'));
  await press('No microphone? Type your answers');
  const asked = await waitUntil('a question', async () => {
    const lines = await demo.captions();
    return findAskedQuestion(lines.map(({ text }) => text).join(' '));
  });
  await expect.poll(() => focused(desk)).toBe('Type an answer');
  await desk.keyboard.type(asked.modelAnswer);
  await desk.keyboard.press('Enter');
  await waitUntil('the next question', async () =>
    (await demo.captions()).at(-1)?.speaker.startsWith('Examiner'),
  );
  await press('More');
  const sheet = desk.getByRole('dialog', { name: 'More' });
  await sheet.waitFor();
  await desk.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(desk)).toBe('More');
  await press('End Demo');
  await demo.debrief.locator('blockquote').first().waitFor();
  await desk.close();
});

test('the books leave the question in sight, and no text lies below the button that ends them', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE, hasTouch: true });
  const phone = await context.newPage();
  await demoPage(phone).open(inject('serverUrl'));
  await demoPage(phone).startTyping();
  await skipUntilBooksMayOpen(phone);
  await phone.getByRole('button', { name: 'Look it up' }).tap();
  const books = phone.getByRole('dialog', { name: 'Look it up' });
  await books.getByRole('searchbox').fill('xyzzy');
  await books.getByText('Nothing found').waitFor();
  expect(await inspectPage(phone, 'room-books-nothing')).toEqual([]);
  await books.getByRole('searchbox').fill('91.155');
  await books.getByRole('button', { name: '14 CFR 91.155' }).tap();
  const done = books.getByRole('button', { name: "That's it" });
  await done.waitFor();
  const question = phone.locator(QUESTION);
  for (const size of [PHONE, { width: 320, height: 568 }]) {
    await phone.setViewportSize(size);
    const asked = await question.boundingBox();
    const sheet = await books.boundingBox();
    expect(asked!.y + asked!.height).toBeLessThanOrEqual(sheet!.y);
    const text = books.locator('li:has(> [aria-expanded=true]) :is(li, p)').last();
    await text.evaluate((last) => last.scrollIntoView({ block: 'nearest' }));
    await books.evaluate(scrollToEnd);
    const last = await text.boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual((await done.boundingBox())!.y);
  }
  expect(await inspectPage(phone, 'room-books')).toEqual([]);
  await phone.keyboard.press('Escape');
  await books.waitFor({ state: 'hidden' });
  await phone.close();
});

/** What must be known by heart opens no book: skipped, until something else is asked. */
async function skipUntilBooksMayOpen(phone: Page): Promise<void> {
  // Not from the captions: on a phone an exhibit lies over them.
  const standing = async () => findAskedQuestion(await phone.locator(QUESTION).innerText());
  let asked = await waitUntil('a question', standing);
  while (asked.mustKnow) {
    const { id } = asked;
    await demoPage(phone).type('Skip this question, please.');
    asked = await waitUntil('another question', async () => {
      const next = await standing();
      return next?.id !== id && next;
    });
  }
}

/** Runs in the page: all that scrolls in it stands at its end. */
function scrollToEnd(root: HTMLElement | SVGElement): void {
  for (const element of root.querySelectorAll('*')) element.scrollTop = element.scrollHeight;
}

/** Runs in the page: from the finger's touch to the frame that shows what it did. */
function timeReaction(name: string): Promise<number> {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent === name);
  return new Promise((resolve) => {
    button?.addEventListener('pointerdown', ({ timeStamp }) => {
      new MutationObserver((_, seen) => {
        seen.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      }).observe(button, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  });
}
