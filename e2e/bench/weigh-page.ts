import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/tools/ensure-chromium.mjs';

/**
 * Kilobytes (1000 bytes) that a first visit downloads, by kind, as gzip makes them whatever the server sends.
 * Idle prefetching counts too: it is waited for.
 */
export async function weighPage(url: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const kilobytes: Record<string, number> = {};
  try {
    const page = await browser.newPage();
    page.on('requestfinished', async (request) => {
      const body = await (await request.response())?.body().catch(() => null);
      if (!body) return;
      const kind = request.resourceType();
      kilobytes[kind] = (kilobytes[kind] ?? 0) + gzipSync(body).length / 1000;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // Longer than an idle callback waits on a quiet page.
    await page.waitForTimeout(2_000);
  } finally {
    await browser.close();
  }
  return Object.fromEntries(Object.entries(kilobytes).map(([kind, size]) => [kind, Number(size.toFixed(1))]));
}
