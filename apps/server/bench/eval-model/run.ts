import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContent } from '@rightseat/examiner';
import { ANSWER_SETS, readLabelledAnswers, scoreReadings, taskOf } from '@rightseat/examiner/eval';
import { createChatCompletions } from '#gateways/language-model/chat-completions.ts';
import { percentile, rounded } from '../percentile.ts';
import { type AskedAll, askAll } from './ask-all.ts';
import { type LabelledAct, scoreActs } from './score-acts.ts';

/**
 * `npm run eval:model -- --base-url http://127.0.0.1:8080/v1 --model NAME`: scores a language model over all labelled
 * answers and acts, by itself and as the examiner takes it ("12 → 9": without and with it). The key, where one is needed,
 * is read from EXAMINER_LLM_API_KEY. `--every 10` asks about each tenth alone, `--most 12` about no more of each set, `--parallel 4` so many at a time,
 * `--timeout 30` seconds each, `--dollars-per-million 0.4` prices the tokens, `--sets dev,fourth` names the sets.
 */
const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string' },
    every: { type: 'string', default: '1' },
    most: { type: 'string', default: 'Infinity' },
    parallel: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '30' },
    'dollars-per-million': { type: 'string' },
    sets: { type: 'string', default: ANSWER_SETS.join(',') },
  },
});
const { 'base-url': baseUrl, model: name } = values;
if (!baseUrl || !name) throw new Error('usage: npm run eval:model -- --base-url URL --model NAME');
const every = Math.max(1, Number(values.every));
const how = { parallel: Math.max(1, Number(values.parallel)), timeoutMs: Number(values.timeout) * 1_000 };
/** What a pilot waits for. */
const IN_TIME_MS = 1_200;

const content = loadContent();
const model = createChatCompletions({
  baseUrl: baseUrl.replace(/\/+$/, ''),
  model: name,
  apiKey: process.env.EXAMINER_LLM_API_KEY || null,
});
const most = Math.max(1, Number(values.most));
/** Spread over the whole list, for the sets are in the order of the content. */
const each = <One>(list: readonly One[]) => {
  const step = Math.max(every, Math.ceil(list.length / most));
  return list.filter((_, index) => index % step === 0);
};

const asked: AskedAll[] = [];
const points: Record<string, object> = {};
for (const set of ANSWER_SETS.filter((one) => values.sets.split(',').includes(one))) {
  const answers = each(readLabelledAnswers(set, content));
  const all = await askAll(model, answers.map(taskOf), how);
  asked.push(all);
  const { wrongPoints, wrongAccepted, quotes, inventedQuotes, wrongAnswers, rightAnswers, ...score } =
    scoreReadings(answers.map((answer, index) => ({ answer, reading: all.readings[index]! })));
  points[set] = {
    ...Object.fromEntries(
      Object.entries(score).map(([key, value]) => [key, typeof value === 'number' ? rounded(value) : value]),
    ),
    wrongAccepted: `${wrongAccepted} of ${wrongPoints}`,
    inventedQuotes: `${inventedQuotes} of ${quotes}`,
    wrongSatisfactory: `${score.wrongSatisfactory} of ${wrongAnswers}`,
    rightFailed: `${score.rightFailed} of ${rightAnswers}`,
  };
}

const fresh = new URL('../../../../packages/reader/eval/fresh.json', import.meta.url);
const labelled = each(JSON.parse(readFileSync(fresh, 'utf8')) as LabelledAct[]);
const [ground] = readLabelledAnswers('dev', content);
const ofActs = await askAll(
  model,
  labelled.map(({ text }) => ({ ...taskOf(ground!), answer: text })),
  how,
);
asked.push(ofActs);
const acts = scoreActs(labelled, ofActs.readings);

const milliseconds = asked.flatMap((all) => all.milliseconds);
const tokens = asked.reduce((sum, all) => sum + all.tokens, 0);
const price = values['dollars-per-million'];
const calls = {
  calls: milliseconds.length,
  p50ms: rounded(percentile(milliseconds, 0.5)),
  p95ms: rounded(percentile(milliseconds, 0.95)),
  inTime: rounded(milliseconds.filter((one) => one <= IN_TIME_MS).length / milliseconds.length),
  tokensPerCall: rounded(tokens / milliseconds.length),
  ...(price && { dollarsPerThousandCalls: rounded((tokens / milliseconds.length) * Number(price) * 1e-3) }),
};
const failures: Record<string, number> = {};
for (const all of asked)
  for (const [reason, count] of Object.entries(all.failures))
    failures[reason] = (failures[reason] ?? 0) + count;

console.log(`${name}: key points, against labels; by the rubric alone → with the model`);
console.table(points);
console.log('Kinds of thing that were said');
console.table({ fresh: acts });
console.log('Calls');
console.table({ [name]: calls });
if (Object.keys(failures).length) console.log('Failed:', failures);
mkdirSync('.data/eval', { recursive: true });
const report = {
  at: new Date().toISOString(),
  model: name,
  every,
  most: values.most,
  points,
  acts,
  calls,
  failures,
};
writeFileSync('.data/eval/model.json', `${JSON.stringify(report, null, 2)}\n`);
console.log('Written to .data/eval/model.json');
