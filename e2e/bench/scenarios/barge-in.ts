import { connectPilot, type PilotClient } from '../pilot-client.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { attenuate, recordClips } from '../speech.ts';
import { median, percentile, printTable } from '../statistics.ts';

const BARGE_INS = 40;
const ECHOES = 20;
const WORDS = [
  'Excuse me, could you wait a moment please.',
  'Sorry, I want to correct my last answer.',
  'Hold on, I have a question about that.',
  'Wait, let me change what I said before.',
];

/** Talking over the examiner: how soon is he quiet, and does his own voice from the loudspeaker stop him? */
export async function measureBargeIn() {
  const server = await startServerProcess();
  try {
    const stops = await interruptOften(server);
    const echo = await playBackOwnVoice(server);
    printTable('Barge-in', [
      ['figure', 'n', 'p50', 'p95'],
      ...[
        ['pilot begins to last audio sent, ms', stops.lastSentMs] as const,
        ['pilot begins to loudspeaker quiet, ms', stops.quietMs] as const,
        ['pilot begins to interruption event, ms', stops.eventMs] as const,
      ].map(([name, values]) => [
        name,
        values.length,
        Math.round(median(values)),
        Math.round(percentile(values, 0.95)),
      ]),
      ['not stopped at all', stops.missed, '', ''],
      ['audio of the old turn after the interruption', stops.late, '', ''],
      ['stopped by his own voice at -20 dB', `${echo.stopped} of ${echo.turns}`, '', ''],
    ]);
    return { stops, echo };
  } finally {
    await server.stop();
  }
}

interface Stops {
  lastSentMs: number[];
  /** The page drops what it holds at the interruption; before that it may have played all there was. */
  quietMs: number[];
  eventMs: number[];
  missed: number;
  late: number;
}

async function interruptOften(server: ServerProcess): Promise<Stops> {
  const clips = await recordClips(WORDS, ['slt', 'awb']);
  const result: Stops = { lastSentMs: [], quietMs: [], eventMs: [], missed: 0, late: 0 };
  for (let index = 0; index < BARGE_INS; index++) {
    const pilot = await connectPilot(await server.newConversation());
    const clip = clips[index % clips.length];
    if (!clip) break;
    await examinerIsSpeaking(pilot);
    // The opening has been going on for a moment, never the same one.
    await sleep(600 + (index % 10) * 150);
    const from = performance.now();
    await pilot.play(clip);
    await sleep(600);
    const stop = pilot.events.find(({ type, at }) => type === 'interruption' && at > from);
    if (!stop) {
      result.missed++;
    } else {
      const { lastSentAt, playsUntil } = playedBefore(pilot, stop.at);
      result.lastSentMs.push(Math.max(0, lastSentAt - from));
      result.quietMs.push(Math.min(stop.at, playsUntil) - from);
      result.eventMs.push(stop.at - from);
      const nextTurn =
        pilot.events.find(({ type, at }) => type === 'agent_response' && at > stop.at)?.at ??
        Number.POSITIVE_INFINITY;
      if (pilot.events.some(({ type, at }) => type === 'audio' && at > stop.at && at < nextTurn))
        result.late++;
    }
    pilot.close();
  }
  return result;
}

/** What a page has of the old turn: each chunk plays when it comes, or after the one before. */
function playedBefore(pilot: PilotClient, until: number): { lastSentAt: number; playsUntil: number } {
  let lastSentAt = 0;
  let playsUntil = 0;
  for (const { at, pcm } of pilot.events) {
    if (!pcm || at > until) continue;
    lastSentAt = at;
    playsUntil = Math.max(playsUntil, at) + pcm.length / 16;
  }
  return { lastSentAt, playsUntil };
}

/** Every audio chunk of the examiner comes back through the microphone 60 ms later, 20 dB lower. */
async function playBackOwnVoice(server: ServerProcess) {
  const result = { turns: 0, stopped: 0 };
  for (let index = 0; index < ECHOES; index++) {
    const pilot = await connectPilot(await server.newConversation());
    let played = 0;
    const limit = performance.now() + 6_000;
    while (performance.now() < limit && !pilot.closed) {
      for (const event of pilot.events.slice(played)) {
        if (event.pcm) setTimeout(() => void pilot.play(attenuate(event.pcm ?? new Int16Array(0), 20)), 60);
      }
      played = pilot.events.length;
      await sleep(10);
    }
    result.turns++;
    if (pilot.events.some(({ type }) => type === 'interruption')) result.stopped++;
    pilot.close();
  }
  return result;
}

async function examinerIsSpeaking(pilot: PilotClient): Promise<void> {
  while (!pilot.closed && !pilot.events.some(({ type }) => type === 'audio')) await sleep(10);
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
