/**
 * How well answers are judged that others have labelled, typed or through synthetic voices and the recogniser:
 *
 *   npm run eval:answers -- FILE.json … [--every 3] [--spoken [--voices slt,rms]] [--without=<rule>,…|each] [--json]
 *
 * FILE holds [{ "id", "question", "answer", "labels": { "<point>": "said" | "said-wrong" | "not-said" } }], or one such
 * entry a line; a follow-up is named as "<question>+<n>". What names no question or point of ours is skipped and
 * counted. A set of this repository goes by its name: `ninth`, or `flips`, pairs of answers with one turned relation.
 * `--every 3` takes every third answer of each. The judge is asked without its deadline, so that no figure is about the machine, and
 * what was heard and read is kept in `.data/eval`.
 * `--without` leaves out rules of `packages/examiner/src/grading/rules.ts`; `each` tells for every one what it catches and
 * costs. `--json` prints the figures with the judge alone, as one object. Disagreements are never printed: a set that is
 * read is spent.
 */
import { parseArgs } from 'node:util';
import type { PointReading } from '@rightseat/contract';
import {
  type AnswerScore,
  type LabelledAnswer,
  RULES,
  type RuleName,
  scoreAnswers,
  toRead,
} from '@rightseat/examiner/eval';
import { readAnswers } from './answer-sets.ts';
import { openKeptHearing } from './kept-hearing.ts';
import { openReadings } from './kept-readings.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    spoken: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    voices: { type: 'string', default: 'slt,rms' },
    without: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const rules = Object.keys(RULES) as RuleName[];
const leftOut = options.without.split(',').filter(Boolean);
const unknown = leftOut.find((name) => name !== 'each' && !rules.some((rule) => rule === name));
if (!names.length || unknown) {
  if (unknown) console.error(`There is no rule ${unknown}. The rules: ${rules.join(', ')}`);
  throw new Error(
    'usage: npm run eval:answers -- FILE.json … [--every 3] [--spoken [--voices slt,rms]] [--without=<rule>,…|each] [--json]',
  );
}
const without = new Set(rules.filter((rule) => leftOut.includes(rule)));

/** Answers as they were typed or heard, with what the judge read in them. */
interface Channel {
  answers: readonly LabelledAnswer[];
  heard: ((answer: LabelledAnswer) => string) | undefined;
  readings: ReadonlyMap<LabelledAnswer, readonly PointReading[] | null>;
}

const readings = await openReadings();
const sets = names.map((name) => readPart(name));
const channels = new Map<string, Channel[]>();
for (const { name, answers } of sets) {
  if (!answers.length) throw new Error(`${name} holds no answer to a question that the examiner asks`);
  const voices = options.spoken ? await hearAll(answers) : [undefined];
  channels.set(name, await Promise.all(voices.map((heard) => readAll(answers, heard))));
}
readings.keep();
const all = [...channels.values()].flat();
const skipped = sets.reduce((sum, set) => sum + set.skipped, 0);
const figures = { ...figuresOf(score(all, without)), skipped };

if (!options.json && leftOut.includes('each')) {
  const withAll = scoreBothWays(new Set());
  console.table(Object.fromEntries(rules.map((rule) => [rule, worthOf(rule, withAll)])));
} else if (!options.json) {
  const rows = sets.flatMap(({ name }) => [
    [name, inFront(figuresOf(score(channels.get(name)!, without)))],
    [`${name}, exact signs alone`, inFront(figuresOf(score(alone(channels.get(name)!), without)))],
  ]);
  console.table(Object.fromEntries(rows));
  const [first] = all;
  console.table({
    'with the judge': scoreOf(first!, without).byKind,
    'exact signs alone': scoreOf(alone([first!])[0]!, without).byKind,
  });
}
console.log(JSON.stringify(figures));

function readPart(name: string) {
  const { answers, skipped } = readAnswers(name);
  return { name, answers: answers.filter((_, at) => at % Number(options.every) === 0), skipped };
}

async function readAll(answers: readonly LabelledAnswer[], heard: Channel['heard']): Promise<Channel> {
  const read = new Map<LabelledAnswer, PointReading[] | null>();
  for (const answer of answers) {
    const text = heard?.(answer) ?? answer.text;
    read.set(answer, await readings.read(toRead({ ...answer, parts: [{ text }] })));
  }
  return { answers, heard, readings: read };
}

/** Every voice says all of them. */
async function hearAll(answers: readonly LabelledAnswer[]): Promise<Channel['heard'][]> {
  const hearing = openKeptHearing();
  const voices: Channel['heard'][] = [];
  for (const voice of options.voices.split(',')) {
    const texts = new Map<LabelledAnswer, string>();
    for (const answer of answers) texts.set(answer, await hearing.hear(answer.text, voice, answer));
    voices.push((answer) => texts.get(answer) ?? '');
  }
  return voices;
}

function alone(some: readonly Channel[]): Channel[] {
  return some.map((channel) => ({ ...channel, readings: new Map() }));
}

function scoreOf({ answers, heard, readings: read }: Channel, left: ReadonlySet<RuleName>): AnswerScore {
  return scoreAnswers(answers, heard, read, left);
}

/** What can be added up. */
function score(some: readonly Channel[], left: ReadonlySet<RuleName>) {
  const scores = some.map((channel) => scoreOf(channel, left));
  const sum = (name: keyof AnswerScore) => scores.reduce((total, one) => total + Number(one[name]), 0);
  return {
    answers: sum('answers'),
    points: sum('keyPoints'),
    hits: sum('hits'),
    credited: sum('credited'),
    said: sum('said'),
    wrongPoints: sum('wrongPoints'),
    wrongAccepted: sum('wrongAccepted'),
    falseFlags: sum('falseFlags'),
    wrongAnswers: sum('wrongAnswers'),
    wrongSatisfactory: sum('wrongSatisfactory'),
    rightAnswers: sum('rightAnswers'),
    rightFailed: sum('rightFailed'),
  };
}

type Score = ReturnType<typeof score>;

function scoreBothWays(left: ReadonlySet<RuleName>): Score[] {
  return [score(all, left), score(alone(all), left)];
}

function figuresOf({ answers, points, hits, credited, said, ...rest }: Score) {
  const share = (part: number, whole: number) => (whole ? Math.round((1_000 * part) / whole) / 1_000 : 1);
  return { answers, points, precision: share(hits, credited), recall: share(hits, said), ...rest };
}

/** What a pilot sees of it before all else. */
function inFront(figures: ReturnType<typeof figuresOf>) {
  const of = (part: number, whole: number) => `${part} of ${whole}`;
  return {
    'right failed': of(figures.rightFailed, figures.rightAnswers),
    'wrong satisfactory': of(figures.wrongSatisfactory, figures.wrongAnswers),
    'wrong accepted': of(figures.wrongAccepted, figures.wrongPoints),
    'false flags': of(figures.falseFlags, figures.answers),
    precision: figures.precision,
    recall: figures.recall,
    points: figures.points,
  };
}

/** What is different with a rule from without it, with the judge ▸ by exact signs alone. */
function worthOf(rule: RuleName, withAll: readonly Score[]) {
  const left = scoreBothWays(new Set([rule]));
  const more = (name: keyof Score) => left.map((score, way) => score[name] - withAll[way]![name]).join(' ▸ ');
  const less = (name: keyof Score) => left.map((score, way) => withAll[way]![name] - score[name]).join(' ▸ ');
  return {
    effect: RULES[rule],
    'wrong points caught': more('wrongAccepted'),
    'right points lost': more('hits'),
    'false flags': less('falseFlags'),
    'wrong satisfactory caught': more('wrongSatisfactory'),
    'right failed': less('rightFailed'),
  };
}
