import type { Browser, Page } from 'playwright-core';
import { coachPage, lastQuestion } from '../support/coach-page.ts';
import { subscribePilot } from '../support/subscribe-pilot.ts';
import { waitUntil } from '../support/wait-until.ts';
import { balance } from './balance.ts';
import { becomesQuiet, hearOut, readSound } from './page-sound.ts';
import type { Results } from './results.ts';
import { openVisitor } from './room-browser.ts';
import type { EngineNode } from './start-node.ts';

const DONT_KNOW = "I don't know.";

/** No other engine may be running: LiveKit would give it rooms too. */
export async function killEngine(
  browser: Browser,
  startEngine: () => Promise<EngineNode>,
  results: Results,
): Promise<void> {
  const visitor = await openVisitor(browser, 'room');
  const first = await startEngine();
  const nodes = [first];
  try {
    // One alone while the account is made: its mail and its checkout are in that process.
    await subscribePilot(visitor.context, first.url, 'Room Test');
    nodes.push(await startEngine());
    await loseOne(visitor.page, nodes, results);
  } finally {
    await visitor.context.close();
    for (const node of nodes) await node.stop();
  }
}

async function loseOne(page: Page, nodes: readonly EngineNode[], results: Results): Promise<void> {
  const balancer = await balance(nodes);
  try {
    await results.check('an engine killed in mid-exam: the other goes on', async () => {
      const coach = coachPage(page, balancer.url);
      await coach.open();
      await coach.meet();
      await coach.firstWords();
      await hearOut(page, 0);
      const { length: onsets } = (await readSound(page)).onsets;
      const question = lastQuestion(await coach.answer(DONT_KNOW));
      await hearOut(page, onsets);
      const holder = await waitUntil('a node to hold the room', async () => {
        for (const node of nodes) if ((await node.liveConversations()) > 0) return node;
        return null;
      });
      const before = (await coach.examinerWords()).length;
      const soundsBefore = (await readSound(page)).onsets.length;
      const killedAt = performance.now();
      await holder.kill();
      const words = await waitUntil('the examiner to go on', async () => {
        const said = await coach.examinerWords();
        return said.length > before && said.slice(before);
      });
      if (!words.includes(question)) throw new Error(`another question: ${words}`);
      await waitUntil('his voice', async () => (await readSound(page)).onsets.length > soundsBefore);
      const tookMs = performance.now() - killedAt;
      await becomesQuiet(page);
      await coach.answer(DONT_KNOW);
      await coach.end();
      await coach.debrief.waitFor({ timeout: 10_000 });
      return `same question after ${(tookMs / 1000).toFixed(1)} s`;
    });
  } finally {
    balancer.close();
  }
}
