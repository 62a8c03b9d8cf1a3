import { connectPilot, type PilotClient } from '../pilot-client.ts';
import { type PreparedPilot, preparePilot } from '../prepared-pilot.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { withPause } from '../speech.ts';
import { printTable } from '../statistics.ts';

/** The pauses of people who think, in milliseconds; each answer has one of them in its middle. */
const PAUSES_MS = [400, 500, 600, 700, 800, 900, 1000, 1100, 1200];
const PILOTS = 9;
const ANSWERS_EACH = 12;

interface Thought {
  pauseMs: number;
  cutOff: boolean;
  /** Cut off, and not put together again as one answer. */
  split: boolean;
}

/** Answers with a thinking pause inside: how often does the examiner speak before they are over? */
export async function measureCutOffs() {
  const knowing = await preparePilot();
  const server = await startServerProcess();
  try {
    const free = await speakAll(server, knowing, false);
    const held = await speakAll(server, knowing, true);
    report('with no control held', free);
    report('with the thinking control held', held);
    return { free, held };
  } finally {
    await server.stop();
    await knowing.close();
  }
}

async function speakAll(server: ServerProcess, knowing: PreparedPilot, held: boolean): Promise<Thought[]> {
  const pilots = Array.from({ length: PILOTS }, (_, offset) => speakSome(server, knowing, held, offset));
  return (await Promise.all(pilots)).flat();
}

async function speakSome(
  server: ServerProcess,
  knowing: PreparedPilot,
  held: boolean,
  offset: number,
): Promise<Thought[]> {
  const thoughts: Thought[] = [];
  let pilot: PilotClient | null = null;
  while (thoughts.length < ANSWERS_EACH) {
    if (!pilot || pilot.closed) {
      pilot = await connectPilot(await server.newConversation());
      await pilot.examinerQuiet();
    }
    const answer = await knowing.answerTo(pilot.lastWords());
    if (!answer.known) {
      await pilot.answer(answer);
      continue;
    }
    const pauseMs = PAUSES_MS[(thoughts.length * PILOTS + offset) % PAUSES_MS.length] ?? 400;
    const pcm = withPause(answer.halves, pauseMs);
    // The pilot holds the control from the first word to the last.
    if (held) {
      pilot.contextualUpdate('thinking:on');
      const letGo = pilot;
      setTimeout(() => letGo.contextualUpdate('thinking:off'), pcm.length / 16);
    }
    const turn = await pilot.answer({ text: answer.text, pcm });
    thoughts.push({
      pauseMs,
      cutOff: turn.cutOff,
      split: turn.cutOff && !sharesStart(turn.heard.at(-1) ?? '', answer.text),
    });
  }
  pilot?.close();
  return thoughts;
}

/** A merged answer begins with the answer's first words again. */
function sharesStart(heard: string, answer: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .split(/\s+/)
      .slice(0, 5);
  const first = words(answer);
  return words(heard).filter((word) => first.includes(word)).length >= 2;
}

function report(title: string, thoughts: readonly Thought[]): void {
  const row = (name: string | number, some: readonly Thought[]) => {
    const cutOff = some.filter((thought) => thought.cutOff).length;
    const split = some.filter((thought) => thought.split).length;
    const share = (part: number) => `${((100 * part) / Math.max(1, some.length)).toFixed(1)} %`;
    return [name, some.length, cutOff, share(cutOff), split, share(split)];
  };
  printTable(`False cut-offs, ${title}`, [
    ['pause, ms', 'answers', 'cut off', 'share', 'not merged again', 'share'],
    ...PAUSES_MS.map((pause) =>
      row(
        pause,
        thoughts.filter(({ pauseMs }) => pauseMs === pause),
      ),
    ),
    row('all', thoughts),
  ]);
}
