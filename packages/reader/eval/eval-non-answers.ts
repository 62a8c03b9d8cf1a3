// Whether anything that is no answer is ever graded: npm run eval:non-answers [-- FILE.json …]
// Every utterance of the files that is no answer is said twice to a question of a private or instrument exam, in the
// one manner or the other, and the exam is left: no line of its debrief may then have a grade.
import { readFileSync } from 'node:fs';
import type { Act } from '@rightseat/contract';
import { buildDebrief, loadContent, questionsFor, startExam, step } from '@rightseat/examiner';
import { startPatientReader } from './start-patient-reader.ts';

const files = process.argv.slice(2);
const paths = files.length
  ? files
  : ['packages/reader/eval/fresh.json', 'packages/reader/training/labelled.json'];
const labelled = paths.flatMap(
  (path) => JSON.parse(readFileSync(path, 'utf8')) as { text: string; act: Act }[],
);
const said = labelled.filter(({ act }) => act !== 'answer');

const content = loadContent();
const reader = await startPatientReader();
const graded: string[] = [];
for (const [index, { text, act }] of said.entries()) {
  const rating = index % 2 ? 'instrument' : 'private';
  const manner = index % 4 < 2 ? 'coach' : 'checkride';
  const plan = questionsFor({ rating, manner }, content).map(({ id }) => id);
  const first = plan[(index * 7) % plan.length]!;
  const options = {
    choice: { rating, manner },
    kind: 'coach',
    limitSeconds: 1_800,
    seed: `${index}`,
  } as const;
  let state = { ...startExam(options, content), plan: [first, ...plan.filter((id) => id !== first)] };
  state = step(state, { type: 'started' }, content).state;
  const parts = await reader.read(text, state.lastLine);
  for (let turn = 0; turn < 2; turn++) {
    const event = {
      type: 'pilot-said',
      text,
      typed: true,
      continuesLastAnswer: false,
      parts,
    } as const;
    state = step(state, event, content).state;
  }
  const { lines } = buildDebrief(state, { endedBecause: 'pilot' }, content);
  const grades = lines.filter(({ grade }) => grade !== 'not-assessed').map(({ grade }) => grade);
  if (grades.length) graded.push(`${act} graded ${grades.join(', ')}: ${text}`);
}
await reader.close();
for (const line of graded) console.log(line);
console.log(`\n${said.length} that are no answers, each said twice: ${graded.length} graded`);
