import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBargeIn } from './scenarios/barge-in.ts';
import { measureCutOffs } from './scenarios/cut-offs.ts';
import { measureLatency } from './scenarios/latency.ts';
import { measureLoad } from './scenarios/load.ts';

/**
 * `npm run bench:voice [-- --only latency,load,cut-offs,barge-in --load 8,24,40 --whole]`
 * `--whole`: latency after answers that say all that was asked for.
 * Everything is measured at real WebSocket clients against the product's own server process.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'latency,cut-offs,barge-in,load' },
    load: { type: 'string', default: '8,24,32,40' },
    turns: { type: 'string', default: '50' },
    whole: { type: 'boolean', default: false },
  },
});

const scenarios: Record<string, () => Promise<unknown>> = {
  latency: () => measureLatency(Number(values.turns), values.whole ? Number.POSITIVE_INFINITY : undefined),
  'cut-offs': measureCutOffs,
  'barge-in': measureBargeIn,
  load: () => measureLoad(values.load.split(',').map(Number)),
};

const results: Record<string, unknown> = { date: new Date().toISOString() };
for (const name of values.only.split(',')) {
  const measure = scenarios[name];
  if (!measure) throw new Error(`Unknown scenario ${name}: choose from ${Object.keys(scenarios).join(', ')}`);
  results[name] = await measure();
}
mkdirSync('.data/bench', { recursive: true });
writeFileSync('.data/bench/voice.json', `${JSON.stringify(results, null, 2)}\n`);
console.log('\nWritten to .data/bench/voice.json');
