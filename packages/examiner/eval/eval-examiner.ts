import { mkdirSync, writeFileSync } from 'node:fs';
import { loadContent } from '../src/content/load-content.ts';
import { BLIND_SETS, DEVELOPMENT_SETS, readLabelledAnswers } from './labelled-answers.ts';
import { type AnswerScore, scoreAnswers } from './score-answers.ts';
import { scoreExams } from './score-exams.ts';
import { boundReadings, scoreHostileModels } from './score-model.ts';

/**
 * `npm run eval:examiner`: how well answers are graded on all sets for development, and how whole exams with scripted
 * candidates go. `-- --show-dev` lists the disagreements of the dev set. `-- --blind` scores the blind sets as well;
 * they are left out otherwise, so that nobody sees their figures move while changing rules, and their disagreements
 * are never shown: whoever reads them has spent them.
 */
const content = loadContent();
const wanted = [...DEVELOPMENT_SETS, ...(process.argv.includes('--blind') ? BLIND_SETS : [])];
const sets = wanted.map((set) => ({ set, ...scoreAnswers(readLabelledAnswers(set, content)) }));
const exams = scoreExams(content);
const hostile = scoreHostileModels(content);
const readings = boundReadings(readLabelledAnswers('dev', content));

console.log('Key points, against labels');
console.table(
  Object.fromEntries(sets.map(({ set, disagreements: _, byKind: __, ...figures }) => [set, round(figures)])),
);
console.log('Answers that agree in every key point, by kind');
console.table(Object.fromEntries(sets.map(({ set, byKind }) => [set, byKind])));
console.log('Whole exams with scripted candidates');
console.table(Object.fromEntries(exams.map(({ candidate, ...figures }) => [candidate, round(figures)])));

console.log('The same with a language model at its worst: what reached the pilot');
console.table(Object.fromEntries(hostile.map(({ model, ...figures }) => [model, figures])));
console.log('Points of the dev set that the rubric missed, and how far a model could read them');
console.table({ dev: readings });

if (process.argv.includes('--show-dev')) {
  for (const line of sets[0]!.disagreements) console.log(line);
}

mkdirSync('.data/eval', { recursive: true });
const report = {
  at: new Date().toISOString(),
  questions: content.questions.length,
  sets: sets.map(published),
  exams,
  hostile,
  readings,
};
writeFileSync('.data/eval/examiner.json', `${JSON.stringify(report, null, 2)}\n`);
console.log('Written to .data/eval/examiner.json');

function published({ disagreements: _, ...figures }: AnswerScore & { set: string }) {
  return figures;
}

function round(figures: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value,
    ]),
  );
}
