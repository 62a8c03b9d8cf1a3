/**
 * npm run test:livekit: the product over WebRTC, against a real LiveKit server that is built from its Go module, with
 * two engine processes on one PostgreSQL and pilots in headless Chromium, all on the loopback address. Prints a table.
 * Exits with 1 when something did not hold, and with 69 when the peer cannot be had here: no Go toolchain, no
 * PostgreSQL, a LiveKit server that does not start or lets its own clients not speak. Nothing was tried then.
 * `-- --only exam,ways,tokens,kill,stories` for a part.
 */
import { parseArgs } from 'node:util';
import { dispose } from '@livekit/rtc-node';
import { buildPage } from '../../scripts/tools/build-page.mjs';
import { findPostgres } from '../../scripts/tools/find-postgres.mjs';
import { startPostgres } from '../../scripts/tools/start-postgres.mjs';
import { Stop } from '../../scripts/tools/stop.mjs';
import { EXAM_SEED } from '../support/exam-seed.ts';
import { buildLiveKit } from './build-livekit.ts';
import { killEngine } from './kill-engine.ts';
import { loseWays } from './lose-ways.ts';
import { PeerMissing } from './peer-missing.ts';
import { refuseTokens } from './refuse-tokens.ts';
import { createResults } from './results.ts';
import { launchRoomBrowser } from './room-browser.ts';
import { speakInRooms } from './speak-in-rooms.ts';
import { startLiveKit } from './start-livekit.ts';
import { startNode } from './start-node.ts';
import { tellStories } from './tell-stories.ts';
import { tryRoom } from './try-room.ts';

/** EX_UNAVAILABLE of sysexits.h. `npm run test:all` knows it. */
const PEER_MISSING = 69;

const { values } = parseArgs({
  options: { only: { type: 'string', default: 'exam,ways,tokens,kill,stories' } },
});
const wanted = new Set(values.only.split(','));

/** The run in order; what was started is stopped in the opposite one, whatever happens. */
async function run(): Promise<boolean> {
  const binary = buildLiveKit();
  const postgresBinaries = findPostgres();
  if (!postgresBinaries)
    throw new PeerMissing('Two engines need one PostgreSQL: install it, or set POSTGRES_BIN.');
  await buildPage();
  console.log(`Every exam is drawn with EXAM_SEED=${EXAM_SEED}`);
  const results = createResults();
  const stops: (() => unknown)[] = [];
  try {
    const postgres = await startPostgres(postgresBinaries);
    stops.push(postgres.stop);
    const livekit = await startLiveKit(binary);
    stops.push(livekit.stop);
    await tryRoom(livekit);
    // Before there are engines: LiveKit would give the rooms of the stories to these as well.
    if (wanted.has('stories'))
      await results.check("the coach's stories in rooms", () => tellStories(livekit));
    const variables = {
      DATABASE_URL: postgres.url,
      // Cookies of one node must hold on the other.
      SESSION_SECRET: 'livekit-test-livekit-test-livekit-test',
      LIVEKIT_URL: livekit.url,
      LIVEKIT_API_KEY: livekit.apiKey,
      LIVEKIT_API_SECRET: livekit.apiSecret,
      EXAM_SEED,
      LOG_LEVEL: process.env.LIVEKIT_LOG ?? 'error',
      DEMO_PER_DAY: '1000',
      DEMO_SECONDS: '900',
      THROTTLE_FACTOR: '100',
    };
    const browser = await launchRoomBrowser();
    stops.push(() => browser.close());
    const node = await startNode(variables);
    stops.push(node.stop);
    const trials = {
      exam: () => speakInRooms(browser, node.url, results),
      ways: () => loseWays(browser, node.url, results),
      tokens: () => refuseTokens(livekit, node.url, results),
      // With engines of its own: it loses one.
      kill: async () => {
        await node.stop();
        await killEngine(browser, () => startNode(variables), results);
      },
    };
    const hold = async (name: keyof typeof trials) => (wanted.has(name) ? trials[name]() : undefined);
    // Tokens are typed, and wait most of their time for a first word that never comes.
    await Promise.all([hold('exam'), hold('tokens')]);
    await hold('ways');
    await hold('kill');
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
  results.print();
  return results.allHeld();
}

try {
  const held = await run();
  await dispose();
  process.exit(held ? 0 : 1);
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exit(error instanceof PeerMissing ? PEER_MISSING : 1);
}
