import type { Browser } from 'playwright-core';
import { startExam } from './hold-exam.ts';
import { audibleLevel } from './page-sound.ts';
import type { Results } from './results.ts';

/** WebRTC that never connects: the page must come to the examiner all the same. */
export async function loseWays(browser: Browser, url: string, results: Results): Promise<void> {
  await results.check('where WebRTC cannot connect the page takes the socket', async () => {
    const exam = await startExam(browser, url, 'blocked');
    try {
      const waitedMs = await exam.sinceStartMs();
      await audibleLevel(exam.page);
      if (!exam.usedRoom() || !exam.usedSocket()) throw new Error('not both were tried');
      await exam.demo.end();
      return `heard ${(waitedMs / 1000).toFixed(1)} s after Start`;
    } finally {
      await exam.close();
    }
  });
}
