import type { Browser } from 'playwright-core';
import { preparePilot } from '../bench/prepared-pilot.ts';
import { median } from '../bench/statistics.ts';
import { contains } from '../support/asked-question.ts';
import { recordSpeech } from '../support/speech.ts';
import { waitUntil } from '../support/wait-until.ts';
import { type Exam, speak, startExam } from './hold-exam.ts';
import { audibleLevel, readSound, silentFor } from './page-sound.ts';
import type { Results } from './results.ts';

/** Enough for a median that a single slow decode does not move far. */
const TURNS = 6;

/** What WebRTC may cost above the socket, ms: two jitter buffers and an encoder. */
const MOST_MORE_MS = 100;

/** The same exam by room and by socket in one run, turn about, and what the way costs in time. */
export async function speakInRooms(browser: Browser, url: string, results: Results): Promise<void> {
  const pilot = await preparePilot();
  const { objection } = await recordSpeech({ objection: 'Excuse me, could you wait a moment please.' });
  const room = await startExam(browser, url, 'room');
  const socket = await startExam(browser, url, 'socket');
  try {
    await results.check('the first question is heard over WebRTC', async () => {
      await room.asked();
      const level = await audibleLevel(room.page);
      if (!room.usedRoom() || room.usedSocket()) throw new Error('not by the room');
      return `level ${level.toFixed(2)}`;
    });
    await results.check('the same over the socket', async () => {
      await socket.asked();
      const level = await audibleLevel(socket.page);
      if (socket.usedRoom()) throw new Error('not by the socket');
      return `level ${level.toFixed(2)}`;
    });
    await results.check('a typed answer is answered in the room', async () => {
      const asked = await room.asked();
      const reply = await room.answerTyped(asked.modelAnswer);
      if (!asked.followUps.some((followUp) => contains(reply, followUp))) throw new Error(reply);
      return 'with a follow-up to it';
    });
    const times = await takeTurns([room, socket], pilot);
    await results.check('spoken answers are answered in the room', async () => {
      const heard = times[0].length;
      if (heard < TURNS - 2) throw new Error(`${heard} of ${TURNS}`);
      return `${heard} of ${TURNS}`;
    });
    compare(results, times[0], times[1]);
    for (const [name, exam] of [
      ['the room', room],
      ['the socket', socket],
    ] as const) {
      await results.check(`talking over the examiner stops him in ${name}`, () => cutIn(exam, objection));
    }
    await results.check('hanging up ends it with a debrief', async () => {
      await room.demo.end();
      await room.demo.debrief.waitFor({ timeout: 10_000 });
      return 'written';
    });
  } finally {
    await room.close();
    await socket.close();
    await pilot.close();
  }
}

type Pilot = Awaited<ReturnType<typeof preparePilot>>;

async function takeTurns([room, socket]: [Exam, Exam], pilot: Pilot): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, exam] of [room, socket].entries()) {
      const time = await exam.answerSpoken(pilot);
      if (time !== null) times[index]?.push(time);
    }
  }
  return times;
}

function compare(results: Results, room: number[], socket: number[]): void {
  const more = median(room) - median(socket);
  const list = (values: number[]) => values.map(Math.round).join(' ');
  results.note('voice to voice in the room, ms', `p50 ${Math.round(median(room))} (${list(room)})`);
  results.note('voice to voice on the socket, ms', `p50 ${Math.round(median(socket))} (${list(socket)})`);
  results.note(`the room's median above the socket's, ms`, `${Math.round(more)}, target ${MOST_MORE_MS}`);
}

/** How long the examiner goes on, from the first word of the pilot. */
async function cutIn(exam: Exam, objection: Int16Array): Promise<string> {
  const { page, demo } = exam;
  await exam.becomesQuiet();
  const before = (await readSound(page)).onsets.length;
  await demo.sayAgain();
  await waitUntil('the examiner to be speaking', async () => (await readSound(page)).onsets.length > before);
  await new Promise((resolve) => setTimeout(resolve, 700));
  const from = await page.evaluate(() => performance.now());
  const spoken = speak(page, objection);
  await waitUntil('the examiner to stop', async () => (await silentFor(page)) > 300, 5_000);
  const { lastAudibleAt } = await readSound(page);
  await spoken;
  await waitUntil('a line that was cut', async () => {
    const lines = await demo.captions();
    return lines.some(({ speaker }) => speaker.includes('you cut in'));
  });
  return `quiet after ${Math.round(Math.max(0, lastAudibleAt - from))} ms`;
}
