/**
 * How often blocks of our code are run where the grader reads long texts: the same on every machine, which no time is. A program of
 * its own, for blocks are counted only in what is compiled after the counting has begun. What a regular expression does within
 * itself is not in it; `bench:judge` prints times. Prints, for each kind of nasty text, the counts for a text and one four times as long.
 */
import { Session } from 'node:inspector/promises';

const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const { loadContent } = await import('#content/load-content.ts');
const { gradeAnswer } = await import('#grading/grade-answer.ts');
const { nastyTexts } = await import('#testing/nasty-texts.ts');
const question = loadContent().questions.find(({ id }) => id === process.argv[2])!;

async function blocksFor(text: string): Promise<number> {
  await inspector.post('Profiler.takePreciseCoverage'); // counts from nought
  gradeAnswer(question, [{ text }]);
  gradeAnswer(question, [{ text, isSpoken: true }]);
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/packages/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

const [quarters, wholes] = [nastyTexts(question, 2_000), nastyTexts(question, 8_000)];
await blocksFor(question.modelAnswer); // what is read once for all answers is read now
const counts: [kind: string, quarter: number, whole: number][] = [];
for (const [kind, quarter] of Object.entries(quarters))
  counts.push([kind, await blocksFor(quarter), await blocksFor(wholes[kind]!)]);
process.stdout.write(JSON.stringify(counts));
