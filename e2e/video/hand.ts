import type { BrowserContext, Locator, Page } from 'playwright-core';

const STEP_MS = 16;
const GLIDE_STEPS = 35;
const KEY_MS = 45;

/** A headless browser draws no pointer: this one follows the mouse on every page. Call before a page is opened. */
export async function showPointer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shape =
      '<svg viewBox="0 0 24 24" width="26" height="26"><path d="M5 2l14 11-6.3.9 3.6 7.2-2.9 1.4-3.6-7.3L5 19.5z" fill="#111" stroke="#fff" stroke-width="1.6"/></svg>';
    const pointer = document.createElement('div');
    pointer.innerHTML = shape;
    pointer.setAttribute('aria-hidden', 'true');
    Object.assign(pointer.style, { position: 'fixed', zIndex: '9999', pointerEvents: 'none' });
    const place = ([x, y]: [number, number]) =>
      Object.assign(pointer.style, { left: `${x - 5}px`, top: `${y - 2}px` });
    place(JSON.parse(sessionStorage.getItem('pointer') ?? '[640,420]'));
    document.addEventListener('DOMContentLoaded', () => document.documentElement.append(pointer));
    document.addEventListener('mousemove', ({ clientX, clientY }) => {
      sessionStorage.setItem('pointer', JSON.stringify([clientX, clientY]));
      place([clientX, clientY]);
    });
  });
}

/** A hand at human speed. */
export function createHand(page: Page) {
  let [x, y] = [640, 420];
  const glide = async (toX: number, toY: number) => {
    const [fromX, fromY] = [x, y];
    for (let step = 1; step <= GLIDE_STEPS; step++) {
      // Slow, quick, slow.
      const share = (1 - Math.cos((Math.PI * step) / GLIDE_STEPS)) / 2;
      [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
      await page.mouse.move(x, y);
      await page.waitForTimeout(STEP_MS);
    }
  };
  const pointAt = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`There is nothing to press: ${target}`);
    await glide(box.x + Math.min(box.width / 2, 180), box.y + box.height / 2);
  };
  const press = async (target: Locator) => {
    await pointAt(target);
    await page.waitForTimeout(250);
    await page.mouse.down();
    await page.mouse.up();
  };
  return {
    pointAt,
    press,
    async write(field: Locator, text: string) {
      await press(field);
      await field.pressSequentially(text, { delay: KEY_MS });
    },
    /** Scrolls by so many pixels, smoothly. */
    async scroll(pixels: number) {
      for (let done = 0; done < Math.abs(pixels); done += 12) {
        await page.mouse.wheel(0, 12 * Math.sign(pixels));
        await page.waitForTimeout(STEP_MS);
      }
    },
  };
}

export type Hand = ReturnType<typeof createHand>;
