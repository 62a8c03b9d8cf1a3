import { scoreTranscript } from '@rightseat/voice/scoring';
import { connectPilot, type TurnResult } from '../pilot-client.ts';
import { type PreparedPilot, preparePilot } from '../prepared-pilot.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { median, percentile, printTable } from '../statistics.ts';

const SECONDS = 90;

interface LoadResult {
  conversations: number;
  turns: number;
  unanswered: number;
  p50: number;
  p95: number;
  /** Above the wait that the server chose. */
  shareP50: number;
  shareP95: number;
  wordErrorRate: number;
  megabytesEach: number;
  cores: number;
}

/** Many pilots at once on one server, each speaking a good third of the time. */
export async function measureLoad(levels: readonly number[]) {
  const knowing = await preparePilot();
  await knowing.rehearse();
  const results: LoadResult[] = [];
  for (const conversations of levels) {
    const server = await startServerProcess();
    try {
      results.push(await holdConversations(server, knowing, conversations));
    } finally {
      await server.stop();
    }
  }
  await knowing.close();
  printTable('Concurrent conversations', [
    [
      'conversations',
      'turns',
      'unanswered',
      'p50, ms',
      'p95, ms',
      'our share p50, ms',
      'our share p95, ms',
      'word errors',
      'MB each',
      'cores',
    ],
    ...results.map((result) => [
      result.conversations,
      result.turns,
      result.unanswered,
      Math.round(result.p50),
      Math.round(result.p95),
      Math.round(result.shareP50),
      Math.round(result.shareP95),
      `${(100 * result.wordErrorRate).toFixed(1)} %`,
      result.megabytesEach.toFixed(1),
      result.cores.toFixed(2),
    ]),
  ]);
  return results;
}

async function holdConversations(
  server: ServerProcess,
  knowing: PreparedPilot,
  conversations: number,
): Promise<LoadResult> {
  const emptyMegabytes = server.residentMegabytes();
  const cpu = server.cpuSeconds();
  const from = performance.now();
  const until = from + SECONDS * 1000;
  const turns = (
    await Promise.all(
      Array.from({ length: conversations }, () =>
        // Nobody starts in the same second.
        sleep(Math.random() * 12_000).then(() => talk(server, knowing, until)),
      ),
    )
  ).flat();
  const seconds = (performance.now() - from) / 1000;
  // The timings of a conversation come when it has ended.
  await sleep(1_000);
  const shares = server.turns.map(({ shareMs }) => shareMs);
  const latencies = turns.flatMap(({ firstAudioAt, speechEndedAt, cutOff }) =>
    firstAudioAt === null || cutOff ? [] : [firstAudioAt - speechEndedAt],
  );
  const scores = turns.map(({ answer, heard }) => scoreTranscript(answer.text, heard.at(-1) ?? ''));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    conversations,
    turns: turns.length,
    unanswered: turns.filter(({ firstAudioAt }) => firstAudioAt === null).length,
    p50: median(latencies),
    p95: percentile(latencies, 0.95),
    shareP50: median(shares),
    shareP95: percentile(shares, 0.95),
    wordErrorRate: sum(scores.map(({ errors }) => errors)) / sum(scores.map(({ words }) => words)),
    megabytesEach: (server.residentMegabytes() - emptyMegabytes) / conversations,
    cores: (server.cpuSeconds() - cpu) / seconds,
  };
}

async function talk(server: ServerProcess, knowing: PreparedPilot, until: number): Promise<TurnResult[]> {
  const pilot = await connectPilot(await server.newConversation());
  const turns: TurnResult[] = [];
  await pilot.examinerQuiet();
  while (performance.now() < until && !pilot.closed) {
    turns.push(await pilot.answer(await knowing.answerTo(pilot.lastWords())));
    await sleep(200 + Math.random() * 800);
  }
  pilot.close();
  return turns;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
