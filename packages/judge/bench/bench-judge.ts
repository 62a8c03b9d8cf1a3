/** `npm run bench:judge`: how long the judge takes to load and to read, by the clock and of the processor, and what it holds in memory. */
import { loadContent } from '@rightseat/examiner';
import { readLabelledAnswers, toRead } from '@rightseat/examiner/eval';
import { loadJudgeModel } from '../src/judge-model.ts';

const answers = readLabelledAnswers('thirteenth', loadContent());
const emptyBytes = process.memoryUsage().rss;
const began = performance.now();
const model = await loadJudgeModel();
const loadMs = performance.now() - began;

/** Of the processor too: what the clock says on a busy machine is about the others. */
async function time(text: (one: (typeof answers)[number]) => string, every: number) {
  const clock: number[] = [];
  const processor: number[] = [];
  for (const answer of answers.filter((_, index) => index % every === 0)) {
    const given = toRead({ ...answer, parts: [{ text: text(answer) }] });
    const from = performance.now();
    const before = process.cpuUsage();
    await model.read(given);
    const { user, system } = process.cpuUsage(before);
    clock.push(performance.now() - from);
    processor.push((user + system) / 1_000);
  }
  return {
    answers: clock.length,
    'clock p50': at(clock, 0.5),
    'clock p95': at(clock, 0.95),
    'processor p50': at(processor, 0.5),
    'processor p95': at(processor, 0.95),
  };
}

function at(taken: readonly number[], share: number): number {
  const sorted = [...taken].sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(share * (sorted.length - 1))]! * 10) / 10;
}

await time(({ text }) => text, 20);
console.table({ loadMs: Math.round(loadMs) });
console.table({
  'as written': await time(({ text }) => text, 1),
  '1,000 characters': await time(({ text }) => text.repeat(40).slice(0, 1_000), 20),
  '8,000 characters': await time(({ text }) => text.repeat(200).slice(0, 8_000), 20),
});
console.table({ megabytes: Math.round((process.memoryUsage().rss - emptyBytes) / 2 ** 20) });
