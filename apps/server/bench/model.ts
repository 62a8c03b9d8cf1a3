import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartConversationOutput } from '@rightseat/contract';
import { loadContent } from '@rightseat/examiner';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import { createReadiness } from '#readiness.ts';
import { fakeEngines } from '../test/fake-engines.ts';
import { startFakeVoiceCompany, VOICE_KEY } from '../test/fake-voice-company.ts';
import { listen } from '../test/listen.ts';
import { percentile, rounded } from './percentile.ts';

/**
 * `npm run bench:model`: what we add to a hosted conversation, over real HTTP with client and server in one process and
 * PGlite in a folder: to the first token of each answer, and to handing out the way in. Writes `.data/bench/model.json`.
 */
const EXAMS = 20;
/** Beyond those of the exams: of twenty the 95th percentile is the slowest but one. */
const MORE_HAND_OUTS = 180;
const TURNS = 25;
const PAUSE_MS = 60;
const ANSWER = 'I would look that up in the regulations, but I think it is ninety days and three landings.';

const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-bench-'));
const company = await startFakeVoiceCompany();
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  DEMO_PER_DAY: '100000',
  DEMO_SECONDS: '3600',
  ELEVENLABS_API_KEY: VOICE_KEY,
  ELEVENLABS_COACH_AGENT_ID: 'agent_coach',
  ELEVENLABS_DEMO_AGENT_ID: 'agent_demo',
  ELEVENLABS_BASE_URL: company.url,
});
const database = await openDatabase({ type: 'folder', path: join(dataDir, 'db') });
const nodes = await Promise.all([startNode(), startNode()]);
const [node, otherNode] = nodes as [Node, Node];
type Node = Awaited<ReturnType<typeof startNode>>;

async function startNode() {
  const { app } = await buildApp({
    config,
    database,
    clock: systemClock,
    readiness: createReadiness('bench', { database, engines: fakeEngines() }),
    engines: fakeEngines(),
    content: loadContent(),
    webFolder: null,
  });
  return { app, url: `http://${await listen(app)}` };
}

const cpuAtStart = process.cpuUsage();
const measured = {
  handOut: [] as number[],
  provider: [] as number[],
  warm: [] as number[],
  cold: [] as number[],
};
for (let exam = 0; exam <= EXAMS; exam++) {
  // The first is to warm up: it is not counted.
  const figures = await holdExam();
  if (exam === 0) continue;
  for (const name of Object.keys(measured) as (keyof typeof measured)[])
    measured[name].push(...figures[name]);
}

for (let one = 0; one < MORE_HAND_OUTS; one++) await handOut(measured);

/** The way in, from us and from the provider alone. */
async function handOut(figures: Pick<typeof measured, 'handOut' | 'provider'>) {
  const output = await timed(figures.handOut, async () => {
    const response = await post(`${node.url}/api/conversations`, { kind: 'demo' });
    return (await response.json()) as StartConversationOutput;
  });
  const path = '/v1/convai/conversation/get-signed-url?agent_id=a';
  await timed(figures.provider, async () =>
    (await fetch(company.url + path, { headers: { 'xi-api-key': VOICE_KEY } })).text(),
  );
  return output;
}

async function holdExam(): Promise<typeof measured> {
  const figures: typeof measured = { handOut: [], provider: [], warm: [], cold: [] };
  const { connection } = await handOut(figures);
  const messages = [{ role: 'system', content: 'x' }];
  async function ask(url: string, into: number[]): Promise<void> {
    const body = { messages, stream: true, elevenlabs_extra_body: connection.initiation?.customLlmExtraBody };
    const { reader, first } = await timed(into, async () => {
      const response = await post(`${url}/v1/chat/completions`, body);
      const reader = response.body!.getReader();
      return { reader, first: Buffer.from((await reader.read()).value ?? []).toString() };
    });
    if (!first.startsWith('data: ')) throw new Error(`No token: ${first}`);
    // Read to its end, so that the connection is used again, as the provider's are.
    while (!(await reader.read()).done);
  }
  for (let turn = 0; turn < TURNS; turn++) {
    messages.push({ role: 'user', content: ANSWER });
    await ask(node.url, figures.warm);
    // Turns are seconds apart: the one before has been recorded by then.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    messages.push({ role: 'assistant', content: 'Go on.' });
  }
  await ask(otherNode.url, figures.cold);
  return figures;
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  into.push(performance.now() - started);
  return result;
}

const cpu = process.cpuUsage(cpuAtStart);
const cpuMsPerAnswer = rounded((cpu.user + cpu.system) / 1000 / (measured.warm.length + TURNS));

const row = (values: readonly number[]) => ({
  count: values.length,
  p50: rounded(percentile(values, 0.5)),
  p95: rounded(percentile(values, 0.95)),
  max: rounded(Math.max(...values)),
});
const table = {
  'first token, exam under way': row(measured.warm),
  [`first token, a node that runs ${TURNS} turns again`]: row(measured.cold),
  'way in handed out, provider included': row(measured.handOut),
  'the provider alone': row(measured.provider),
};
console.log('\nTime over real HTTP (ms)');
console.table(table);
console.log(`Processor time of an answer, asked, given and recorded: ${cpuMsPerAnswer} ms`);
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
mkdirSync('.data/bench', { recursive: true });
const machine = { node: process.version, cores: availableParallelism(), load: loadavg()[0] };
writeFileSync(
  '.data/bench/model.json',
  `${JSON.stringify({ date: new Date().toISOString(), ...machine, cpuMsPerAnswer, table }, null, 2)}\n`,
);

for (const { app } of nodes) await app.close();
await company.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
