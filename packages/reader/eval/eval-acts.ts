// How well what pilots say is told apart: npm run eval:acts -- FILE.json [--json]
// FILE holds [{ "text": "Can we stop here?", "act": "stop" }]. Rules and model together, as in an exam.
import { readFileSync } from 'node:fs';
import { type Act, acts } from '@rightseat/contract';
import { isMainlyAnswer, understand } from '@rightseat/examiner';
import { startPatientReader } from './start-patient-reader.ts';

interface Labelled {
  text: string;
  act: Act;
}

const otherNames: Record<string, Act> = {
  'ask-fact': 'asks-fact',
  'asks-for-a-fact': 'asks-fact',
  clarify: 'asks-fact',
  'come-back-later': 'later',
  verdict: 'wants-verdict',
  'wants-a-verdict': 'wants-verdict',
  argue: 'argues',
  already: 'already-answered',
  corrects: 'corrects-earlier',
  correct: 'corrects-earlier',
  'corrects-an-earlier-answer': 'corrects-earlier',
  'technical-trouble': 'trouble',
  smalltalk: 'small-talk',
  order: 'orders',
};

const parameters = process.argv.slice(2);
const path = parameters.find((parameter) => !parameter.startsWith('--'));
if (!path) throw new Error('usage: npm run eval:acts -- FILE.json [--json]');
const labelled = (JSON.parse(readFileSync(path, 'utf8')) as { text: string; act: string }[]).map(readLabel);

const reader = await startPatientReader();
const byAct: Partial<Record<Act, { utterances: number; right: number; took: Record<string, number> }>> = {};
const misses: string[] = [];
let right = 0;
let answersTakenForActs = 0;
let actsWithAnswer = 0;
for (const { text, act } of labelled) {
  const understood = understand(text, await reader.read(text));
  const { answer, acts: heard, shortReply } = understood;
  const found: Act = isMainlyAnswer(understood) ? 'answer' : heard[0]!;
  const row = byAct[act] ?? { utterances: 0, right: 0, took: {} };
  byAct[act] = row;
  row.utterances++;
  if (found === act) {
    right++;
    row.right++;
  } else {
    row.took[found] = (row.took[found] ?? 0) + 1;
    misses.push(`${act} taken for ${found}: ${text}`);
  }
  if (act === 'answer' && found !== 'answer') answersTakenForActs++;
  if (act !== 'answer' && answer && !shortReply) actsWithAnswer++;
}
await reader.close();

if (!parameters.includes('--json')) {
  for (const act of acts) {
    const row = byAct[act];
    if (row)
      console.log(
        `${act.padEnd(18)} ${`${row.right} of ${row.utterances}`.padEnd(12)} ${describe(row.took)}`,
      );
  }
  console.log(`\n${misses.join('\n')}\n`);
  console.log(`${actsWithAnswer} of what is no answer had words that were kept as one`);
}
console.log(JSON.stringify({ utterances: labelled.length, right, byAct, answersTakenForActs }));

/** "wants a verdict", "wants_verdict", "verdict": as people name them. */
function readLabel({ text, act }: { text: string; act: string }): Labelled {
  const name = act
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const known = acts.find((one) => one === name) ?? otherNames[name];
  if (!known) throw new Error(`no act is called "${act}"; there are ${acts.join(', ')}`);
  return { text, act: known };
}

function describe(took: Record<string, number>): string {
  return Object.entries(took)
    .map(([act, count]) => `${act} ${count}`)
    .join(', ');
}
