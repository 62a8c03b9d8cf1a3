/**
 * What nudges make of answers.
 *
 *   npm run eval:nudges -- read|apart
 *
 * Each answer of the set is given to the exam, and to every nudge what the same person says then, judged as in the product
 * without deadlines. Those who say it in the end, at once or when nudged, are told apart from those who never do.
 */
import { parseArgs } from 'node:util';
import { loadContent } from '@rightseat/examiner';
import { type HeldNudged, holdNudged, NUDGED_SETS, readNudgedAnswers } from '@rightseat/examiner/eval';
import { openTurns } from './judge-turns.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const set = NUDGED_SETS.find((name) => name === positionals[0]);
if (!set) throw new Error(`usage: npm run eval:nudges -- ${NUDGED_SETS.join('|')}`);

const content = loadContent();
const product = await openTurns();
const held: (HeldNudged & { kind: string })[] = [];
for (const answer of readNudgedAnswers(set, content))
  held.push({ kind: answer.kind, ...(await holdNudged(answer, content, product.deliver)) });
product.keep();

const rows = ['right', 'leaves-out', 'wrong'].flatMap((kind) =>
  [true, false].map((isRight) => held.filter((one) => one.kind === kind && one.isRight === isRight)),
);
console.table(
  Object.fromEntries(
    [...rows.filter(({ length }) => length), held].map((some, at) => [nameOf(some, at), figuresOf(some)]),
  ),
);

function nameOf(some: typeof held, at: number) {
  const [first] = some;
  if (some === held || !first) return 'all';
  return `${at + 1} ${first.kind}, ${first.isRight ? 'said all in the end' : 'never did'}`;
}

function figuresOf(some: typeof held) {
  const count = (is: (one: HeldNudged) => boolean) => some.filter(is).length;
  const sum = (of: 'nudges' | 'saidAlready' | 'unsaid' | 'accepted') =>
    some.reduce((total, one) => total + one[of], 0);
  return {
    answers: some.length,
    'at once': count(({ isAtOnce }) => isAtOnce),
    satisfactory: count(({ grade }) => grade === 'satisfactory'),
    open: count(({ grade }) => grade === 'not-assessed'),
    unsatisfactory: count(({ grade }) => grade === 'unsatisfactory'),
    nudges: sum('nudges'),
    'for what was said': sum('saidAlready'),
    'points never said': sum('unsaid'),
    'of them credited': sum('accepted'),
  };
}
