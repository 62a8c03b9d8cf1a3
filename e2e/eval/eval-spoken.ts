/**
 * The labelled answers of the examiner spoken by synthetic voices, recognised as a conversation recognises
 * them, and graded: what is lost between a pilot's mouth and the examiner's notes.
 *
 *   npm run eval:spoken -- [--voices slt,rms,awb,kal16] [--sets dev,fourth] [--searches greedy,beam,product]
 *                          [--every 4] [--errors]
 *
 * `--errors` prints what was misheard and misjudged, but not of the blind sets: they stay unseen.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContent } from '@rightseat/examiner';
import {
  ANSWER_SETS,
  type AnswerSet,
  BLIND_SETS,
  readLabelledAnswers,
  scoreAnswers,
} from '@rightseat/examiner/eval';
import { openHearing } from '@rightseat/voice/hearing';
import { type HeardAnswers, hearAnswers, SEARCHES, type Search } from './hear-answers.ts';

const OUTPUT_FOLDER = '.data/eval';

const { values: options } = parseArgs({
  options: {
    voices: { type: 'string', default: 'slt,rms' },
    sets: { type: 'string', default: 'dev,fourth' },
    searches: { type: 'string', default: SEARCHES.join() },
    every: { type: 'string', default: '1' },
    errors: { type: 'boolean', default: false },
  },
});

const content = loadContent();
const hearing = await openHearing();
const recognition: Record<string, unknown>[] = [];
const grading: Record<string, unknown>[] = [];

for (const set of ANSWER_SETS.filter((name) => options.sets.split(',').includes(name))) {
  const answers = readLabelledAnswers(set, content).filter((_, index) => index % Number(options.every) === 0);
  grading.push(gradingRow({ set, voice: 'typed', search: '' }, scoreAnswers(answers)));
  for (const voice of options.voices.split(',')) {
    for (const search of SEARCHES.filter((name) => options.searches.split(',').includes(name))) {
      const heard = await hearAnswers(hearing, answers, { voice, search });
      const graded = scoreAnswers(answers, (answer) => heard.texts.get(answer) ?? '');
      recognition.push(recognitionRow({ set, voice, search }, heard));
      grading.push(gradingRow({ set, voice, search }, graded));
      console.log(`${set} ${voice} ${search}: ${recognition.at(-1)?.wordErrorPercent} % of words wrong`);
      if (options.errors && !BLIND_SETS.some((blind) => blind === set))
        console.log([...heard.errors, ...graded.disagreements].join('\n'));
    }
  }
}

console.log('Words recognised');
console.table(recognition);
console.log('Key points graded');
console.table(grading);
mkdirSync(OUTPUT_FOLDER, { recursive: true });
const report = { at: new Date(), every: Number(options.every), recognition, grading };
writeFileSync(`${OUTPUT_FOLDER}/spoken.json`, `${JSON.stringify(report, null, 2)}\n`);
console.log(`Written to ${OUTPUT_FOLDER}/spoken.json`);

interface What {
  set: AnswerSet;
  voice: string;
  search: Search | '';
}

function recognitionRow(what: What, { texts, score, empty, decodeMs }: HeardAnswers) {
  return {
    ...what,
    answers: texts.size,
    words: score.words,
    empty,
    wordErrorPercent: percent(score.errors, score.words),
    acronymRecallPercent: percent(score.acronymsHeard, score.acronyms),
    numberRecallPercent: percent(score.numbersHeard, score.numbers),
    decodeP50Ms: Math.round([...decodeMs].sort((one, other) => one - other)[decodeMs.length >> 1] ?? 0),
  };
}

function gradingRow(what: What, graded: ReturnType<typeof scoreAnswers>) {
  return {
    ...what,
    answers: graded.answers,
    keyPoints: graded.keyPoints,
    precisionPercent: percent(graded.precision, 1),
    recallPercent: percent(graded.recall, 1),
    wrongPoints: graded.wrongPoints,
    wrongAccepted: graded.wrongAccepted,
    falseFlags: graded.falseFlags,
    gradeAgreementPercent: percent(graded.gradeAgreement, 1),
  };
}

function percent(part: number, whole: number): number {
  return Math.round((1000 * part) / whole) / 10;
}
