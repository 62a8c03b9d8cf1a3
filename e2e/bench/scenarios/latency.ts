import { connectPilot, type PilotClient } from '../pilot-client.ts';
import { type PreparedPilot, preparePilot } from '../prepared-pilot.ts';
import { type ServerProcess, startServerProcess, type TurnTimings } from '../server-process.ts';
import { median, percentile, printTable } from '../statistics.ts';

/** One pilot, one answer after the other: end of speech to first examiner audio. */
export async function measureLatency(turns: number, mostWords?: number) {
  const knowing = await preparePilot(mostWords);
  const server = await startServerProcess();
  try {
    const totals = await holdTurns(server, knowing, turns);
    return report(totals, server.turns);
  } finally {
    await server.stop();
    await knowing.close();
  }
}

async function holdTurns(server: ServerProcess, knowing: PreparedPilot, turns: number): Promise<number[]> {
  const totals: number[] = [];
  let pilot: PilotClient | null = null;
  for (let index = 0; totals.length < turns && index < turns * 3; index++) {
    if (!pilot || pilot.closed) {
      pilot?.close();
      pilot = await connectPilot(await server.newConversation());
      await pilot.examinerQuiet();
    }
    const turn = await pilot.answer(await knowing.answerTo(pilot.lastWords()));
    if (turn.firstAudioAt !== null && !turn.cutOff) totals.push(turn.firstAudioAt - turn.speechEndedAt);
    if (totals.length % 10 === 0) console.log(`latency: ${totals.length} of ${turns} turns`);
  }
  pilot?.close();
  // The server logs the timings of a conversation when it has ended.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return totals;
}

function report(totals: readonly number[], timings: readonly TurnTimings[]) {
  const rows = [
    ['end of speech to first audio, ms', totals],
    ['the chosen wait for the end of the turn, ms', timings.map(({ waitMs }) => waitMs)],
    ['our share above that wait, ms', timings.map(({ shareMs }) => shareMs)],
  ] as const;
  printTable('One conversation', [
    ['figure', 'n', 'p50', 'p95', 'max'],
    ...rows.map(([name, values]) => [
      name,
      values.length,
      Math.round(median(values)),
      Math.round(percentile(values, 0.95)),
      Math.round(Math.max(...values)),
    ]),
  ]);
  return Object.fromEntries(
    rows.map(([name, values]) => [name, { p50: median(values), p95: percentile(values, 0.95), values }]),
  );
}
