/**
 * Questions drawn by a seed, with all that is right and wrong about them, to be read against the sources:
 *
 *   npx tsx packages/examiner/scripts/draw-questions.ts [count] [seed]
 */
import { listAskables } from '#check/askables.ts';
import { loadContent } from '#content/load-content.ts';
import { shuffle } from '../src/random.ts';

const [count = '60', seed = 'reading'] = process.argv.slice(2);
// By id: a file more or less in the content moves nothing else.
const questions = [...loadContent().questions].sort((a, b) => (a.id < b.id ? -1 : 1));
const drawn = shuffle(questions, seed, 0).slice(0, Number(count));

for (const { question, askable, wrongAnswers } of listAskables(drawn)) {
  if (askable === question)
    console.log(`\n# ${question.id}${question.exhibit ? ` (${question.exhibit})` : ''}`);
  console.log(`\n${askable === question ? 'ASK' : 'THEN'} ${askable.ask}`);
  if (askable.rephrase) console.log(`  OR ${askable.rephrase}`);
  for (const { essential, statement, nudge } of askable.keyPoints)
    console.log(`  ${essential ? '*' : '-'} ${statement}${nudge ? ` [${nudge}]` : ''}`);
  console.log(`  = ${askable.modelAnswer}`);
  for (const { text, why } of wrongAnswers) console.log(`  x ${text} (${why})`);
  console.log(`  ${askable.references.join('; ')}`);
}
