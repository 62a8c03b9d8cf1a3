// npm run leg: holds one leg of the private oral by voice, in real time, from the microphone check to the outcome
// letter (about half an hour), and prints what came of it. `-- --transcript <file>` keeps what was said as Markdown.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { buildPage } from '../../scripts/tools/build-page.mjs';
import { ensureChromium } from '../../scripts/tools/ensure-chromium.mjs';
import { preparePilot } from '../bench/prepared-pilot.ts';
import { startServerProcess } from '../bench/server-process.ts';
import { buyAccess } from '../support/buy-access.ts';
import { coachPage } from '../support/coach-page.ts';
import { createPilot, signIn } from '../support/create-pilot.ts';
import { attachPilotVoice, pilotSays } from '../support/pilot-voice.ts';
import { describeLeg, writeTranscript } from './describe-leg.ts';

const LONGEST_MS = 33 * 60_000;
/** Nobody knows everything: every fourth question ends unsatisfactory. */
const EVERY_NTH_UNKNOWN = 4;

const { values } = parseArgs({ options: { transcript: { type: 'string' } } });
const executablePath = await ensureChromium();
await buildPage();
const candidate = await preparePilot();
const unknown = await candidate.answerTo('');
const server = await startServerProcess({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--autoplay-policy=no-user-gesture-required',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
});
try {
  await holdLeg();
} finally {
  await browser.close();
  await server.stop();
  await candidate.close();
}

async function holdLeg(): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // tsx wraps every named function in a call of this helper, which functions sent to the page miss there.
  await context.addInitScript('globalThis.__name = (value) => value');
  await attachPilotVoice(context);
  const pilot = await createPilot(server.url, 'Leg Test');
  await signIn(context, server.url, pilot);
  await buyAccess(context, server.url, pilot.email);
  const page = await context.newPage();
  const coach = coachPage(page, server.url);
  await coach.open();
  await coach.choose('Checkride');
  await coach.choose('A leg of the oral');
  await coach.meet();
  await page
    .getByRole('button', { name: 'Start anyway' })
    .click({ timeout: 5_000 })
    .catch(() => {});
  await coach.firstWords();

  const startedAt = performance.now();
  let answered = 0;
  for (let turn = 1; !(await hasEnded(page)) && performance.now() - startedAt < LONGEST_MS; ) {
    const words = await wordsToAnswer(page, coach.examinerWords, answered);
    if (words === null) continue;
    const question = words.slice(answered);
    answered = words.length;
    const { text, pcm } = turn++ % EVERY_NTH_UNKNOWN === 0 ? unknown : await candidate.answerTo(question);
    console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} min  ${text.slice(0, 90)}`);
    await pilotSays(page, pcm);
  }
  const endedAt = performance.now();
  await coach.debrief.getByText('PRACTICE', { exact: true }).first().waitFor({ timeout: 30_000 });
  const debriefMs = performance.now() - endedAt;
  const [{ id }] = await read(page, '/api/conversations').then(({ conversations }) => conversations);
  const conversation = await read(page, `/api/conversations/${id}`);
  console.table(describeLeg(conversation, debriefMs));
  if (values.transcript) writeFileSync(values.transcript, writeTranscript(conversation));
}

/** All that the examiner has said, once it has said more than before and has been silent for a moment; else null. */
async function wordsToAnswer(page: Page, examinerWords: () => Promise<string>, answered: number) {
  const listened = [];
  for (let look = 0; look < 3; look++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const listens = await page.getByText('You can speak', { exact: true }).isVisible();
    listened.push(listens ? await examinerWords() : '');
  }
  const [words = '', ...later] = listened;
  return words.length > answered && later.every((same) => same === words) ? words : null;
}

function hasEnded(page: Page): Promise<boolean> {
  return page.getByRole('heading', { name: 'Your debrief' }).isVisible();
}

function read(page: Page, path: string) {
  return page.evaluate(async (url) => (await fetch(url)).json(), path);
}
