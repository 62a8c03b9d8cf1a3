/**
 * What becomes of applicants over whole legs.
 *
 *   npm run eval:legs -- [--answers legs-own-words [--manner coach] [--spoken [--voices slt,rms,awb]] [--misses]]
 *
 * Without `--answers`: applicants who answer with known answers, rightly or wrongly in every third, by exact signs alone.
 * With it: one who gives the answers of a file or of a set by its name over the private legs, taken apart and judged as the
 * product does it, without deadlines. `--spoken`: through synthetic voices, another for each question, and the recogniser. What was heard and
 * read is kept in `.data/eval`. `--misses` lists what was not credited: a set whose misses are read is spent.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadContent } from '@rightseat/examiner';
import {
  type Applicant,
  type Deliver,
  fromAnswers,
  fromKnownAnswers,
  holdLeg,
  type LegTurn,
} from '@rightseat/examiner/eval';
import { readAnswers } from './answer-sets.ts';
import { openTurns } from './judge-turns.ts';
import { openKeptHearing } from './kept-hearing.ts';
import { addTallies, countLeg, type Tally } from './leg-tally.ts';

const { values: flags } = parseArgs({
  options: {
    answers: { type: 'string' },
    manner: { type: 'string', default: 'checkride' },
    spoken: { type: 'boolean', default: false },
    voices: { type: 'string', default: 'slt,rms,awb' },
    misses: { type: 'boolean', default: false },
  },
});

const SEEDS = 5;
const LEGS = [
  { rating: 'private', legs: 4 },
  { rating: 'instrument', legs: 3 },
] as const;
const content = loadContent();
const manner = flags.manner === 'coach' ? 'coach' : 'checkride';

await (flags.answers === undefined ? holdWithKnownAnswers() : holdWithAnswers(flags.answers));

async function holdWithKnownAnswers() {
  const right = await holdLegs(LEGS, () => fromKnownAnswers(() => 'right'));
  print('right in his own words', right);
  const third = (index: number) => (index % 3 === 2 ? 'wrong' : 'right');
  print('wrong in every third', await holdLegs(LEGS, () => fromKnownAnswers(third)));
}

async function holdWithAnswers(name: string) {
  const { answers } = readAnswers(name);
  const texts = new Map(answers.map((answer) => [answer.name, answer.text]));
  const product = await openTurns(flags.spoken ? hearSpoken() : undefined);
  const tallies = await holdLegs(
    LEGS.slice(0, 1),
    () => fromAnswers(texts),
    product.deliver,
    (tally, leg) => {
      console.log(`${leg}: ${describe(tally)}`);
      product.keep();
    },
  );
  print(`${name}, ${manner}, ${flags.spoken ? 'spoken' : 'typed'}`, tallies);
  if (flags.misses) for (const line of addTallies(tallies).misses) console.log(line);
}

async function holdLegs(
  legs: readonly { rating: 'private' | 'instrument'; legs: number }[],
  applicant: () => Applicant,
  deliver?: Deliver,
  onHeld: (tally: Tally, leg: string) => void = () => {},
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { rating, legs: count } of legs) {
    for (let leg = 1; leg <= count; leg++) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const choice = { rating, manner, leg } as const;
        const options = { choice, kind: 'coach', limitSeconds: 1_800, seed: `legs-${seed}` } as const;
        const tally = countLeg(await holdLeg(options, content, applicant(), deliver), content);
        tallies.push(tally);
        onHeld(tally, `${rating} ${leg}, seed ${seed}`);
      }
    }
  }
  return tallies;
}

/** Through another voice for each question. */
function hearSpoken() {
  const hearing = openKeptHearing();
  const voices = flags.voices.split(',');
  const voiceFor = (name: string) => voices[createHash('sha256').update(name).digest()[0]! % voices.length]!;
  return (text: string, turn: LegTurn) => hearing.hear(text, voiceFor(turn.name), turn);
}

function print(who: string, tallies: readonly Tally[]) {
  const results = new Map<string, number>();
  for (const { result = '' } of tallies) results.set(result, (results.get(result) ?? 0) + 1);
  const counts = [...results].map(([result, count]) => `${result} ${count}`).join(', ');
  console.log(`${who}, ${tallies.length} legs: ${counts}; ${describe(addTallies(tallies))}`);
}

function describe({ result, answers, atOnce, afterNudge, unsatisfactory, open }: Tally) {
  const graded = `${answers} answers, ${atOnce} satisfactory at once, ${afterNudge} after a nudge`;
  return `${result ? `${result}; ` : ''}${graded}, ${unsatisfactory} unsatisfactory, ${open} left open`;
}
