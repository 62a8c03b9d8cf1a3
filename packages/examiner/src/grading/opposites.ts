import { isNegator } from './negation.ts';
import { ofWords } from './of-words.ts';
import type { Word } from './words.ts';

/** Pairs of words that turn a statement round when one takes the place of the other, all forms spelled out. */
const pairs: readonly (readonly [string, string])[] = [
  [
    'increase increases increased increasing rise rises rising rose raise raises raised raising higher highest high greater greatest more bigger larger large gain gains grow grows extra',
    'decrease decreases decreased decreasing reduce reduces reduced reducing drop drops dropped fall falls falling less lower lowers lowest low fewer smaller lose loses losing loss shrinks weaker',
  ],
  ['longer lengthen lengthens extend extends', 'shorter shorten shortens'],
  ['left', 'right'],
  ['north northerly northbound', 'south southerly southbound'],
  ['east easterly eastbound eastern', 'west westerly westbound western'],
  ['before prior', 'after'],
  ['above', 'below beneath underneath under'],
  ['inside', 'outside'],
  ['lead leads leading', 'lag lags lagging'],
  ['undershoot undershoots', 'overshoot overshoots'],
  ['odd', 'even'],
  ['upwind', 'downwind'],
  ['headwind', 'tailwind'],
  ['steep steeper steepest', 'shallow shallower shallowest'],
  ['push pushing', 'pull pulling'],
  ['forward', 'aft backward rearward'],
  ['add adding added', 'subtract subtracting subtracted'],
  ['first', 'last'],
  ['early earlier sooner', 'late later'],
  ['faster fastest', 'slower slowest'],
  ['toward towards', 'away'],
  ['stable', 'unstable'],
  ['warm warmer hot hotter', 'cold colder cool cooler'],
  ['maximum max', 'minimum min'],
  ['vertical vertically', 'lateral laterally horizontal horizontally'],
  ['direct', 'indirect'],
  ['smooth', 'rough bumpy'],
  ['solid', 'dashed'],
  ['mandatory required compulsory', 'optional'],
  ['always', 'never'],
  ['severe', 'light'],
  ['agl', 'msl'],
  ['positive', 'negative'],
  ['uphill upslope', 'downhill downslope'],
  ['inbound', 'outbound'],
  ['start starts starting', 'stop stops stopping'],
  ['strong stronger strongest', 'weak weakest'],
  ['same identical', 'different'],
  ['dense denser thicker', 'thin thinner'],
  ['easy easier', 'hard harder difficult'],
  ['better', 'worse'],
  ['constant', 'changing'],
  ['electric electrical electrically', 'vacuum'],
  ['automatic automatically', 'manual manually'],
  ['voluntary', 'involuntary'],
  ['controlled', 'uncontrolled'],
  ['legal', 'illegal'],
  ['beyond past', 'short'],
];

/** A word of a pair, and which of the two it is. */
export interface Pole {
  at: number;
  pair: number;
  side: 1 | -1;
}

const known = new Map(
  pairs.flatMap((pair, index) =>
    pair.flatMap((forms, side) =>
      forms.split(' ').map((form) => [form, { pair: index, side: side === 0 ? 1 : -1 } as const] as const),
    ),
  ),
);
const amount = 0;
/** "Up" and "down" tell of more and less after these verbs only; "turn up", "write down" do not. */
const movingVerbs = /^(?:go|goes|going|went|come|comes|came|creeps|moves|shoots|gets)$/;
/** "right away", "right of way", "right seat": no direction. */
const noDirection = /^(?:away|now|of|before|after|there|at|then|behind|seat|on|when)$/;
/** "Does not go up": how far a negator reaches forward. */
const negatorReach = 3;
/** "Not above eighteen thousand feet or faster than …": over an "or" it reaches on. */
const listReach = 10;

/** The words of a text that have an opposite. One that is negated counts as the other: "not above" is below. */
export const findPoles = ofWords((words): readonly Pole[] =>
  words.flatMap((_, at) => {
    const pole = poleAt(words, at);
    if (!pole) return [];
    const isNegated = isNegatedAt(words, at);
    const side = isNegated ? (-pole.side as 1 | -1) : pole.side;
    return [{ at, pair: pole.pair, side }];
  }),
);

function isNegatedAt(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - listReach), at)
    .filter(({ clause }) => clause === words[at]!.clause);
  const negator = before.findLastIndex(isNegator);
  if (negator < 0) return false;
  return before.length - negator <= negatorReach || before.slice(negator).some(({ text }) => text === 'or');
}

function poleAt(words: readonly Word[], at: number): Omit<Pole, 'at'> | undefined {
  const { text } = words[at]!;
  const [previous, next] = [words[at - 1], words[at + 1]];
  if (text === 'up' || text === 'down')
    return previous && movingVerbs.test(previous.text)
      ? { pair: amount, side: text === 'up' ? 1 : -1 }
      : undefined;
  if (text === 'right' && next && noDirection.test(next.text)) return undefined;
  if (text === 'left' && previous && /^(?:be|have|what|fuel|time)$/.test(previous.stem)) return undefined;
  // "Short of where it touched down"; a short field is none of it.
  if (text === 'short' && next?.text !== 'of') return undefined;
  // "Fifteen hundred above sea level": how it is measured.
  if (text === 'above' && isDatum(next?.text === 'the' ? words[at + 2] : next)) return undefined;
  if (text === 'under' && !next?.isNumber) return undefined;
  if (/^(?:longer|later|more|less)$/.test(text) && previous?.text === 'no') return undefined;
  if (text === 'even' && !/^(?:thousand|altitude|number|plus|1000)/.test(next?.text ?? '')) return undefined;
  if (text === 'light' && !/^(?:turbulence|ice|icing|rime|rain|chop)$/.test(next?.text ?? ''))
    return undefined;
  return known.get(text);
}

function isDatum(word: Word | undefined): boolean {
  return /^(?:sea|mean|ground)$/.test(word?.text ?? '');
}
