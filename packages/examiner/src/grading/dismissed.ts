import type { KeyPoint } from '#content/question.ts';
import { findPhrase, type PhraseMatch } from './find-phrase.ts';
import { isNegator } from './negation.ts';
import type { Word } from './words.ts';

const isForm = /^(?:is|are|was)$/;
const restricts = /^(?:only|just|merely|strictly|purely)$/;
/** "… only matters for airliners", "… only counts at night". */
const bears = /^(?:matter|count|appli|affect|help|concern|work)$/;
/** "… is just for takeoff", "… is only about the taxi", "… is only a student thing". */
const confines = /^(?:for|about|under|part|if|when|a|an)$/;
/** "… can wait", "… may stay home". */
const postpones = /^(?:wait|stay)$/;
/** "… I'd skip", "… you can ignore". */
const leavesOut = /^(?:skip|ignor|omit|disregard|forget)$/;
const persons = /^(?:i|you|we)$/;
/** "… you could never ignore": what restricts is said in the first words after it. */
const longestRestriction = 4;
const modals = /^(?:can|could|may|would|will)$/;

/**
 * Whether an item is named only to say that it bears on something else, or on nothing: "the registration only matters
 * abroad", "flaps are just for short fields", "the checklist can wait". Said of what stands right before. Where the rest of
 * the clause says more of the same point, the restriction is its own: "a landing light is only for hire".
 */
export function isDismissed(point: KeyPoint, words: readonly Word[], match: PhraseMatch): boolean {
  const { clause } = words[match.to]!;
  const next = words.slice(match.to + 1, match.to + 1 + longestRestriction);
  if (!isRestricted(next.filter((word) => word.clause === clause))) return false;
  const rest = words.slice(match.to + 1).filter((word) => word.clause === clause);
  return !point.heard.some((group) => group.some((phrase) => findPhrase(rest, phrase).length > 0));
}

function isRestricted([one, two, three, four]: readonly Word[]): boolean {
  if (!one || !two) return false;
  if (restricts.test(one.text) && bears.test(two.stem)) return true;
  if (isForm.test(one.text) && restricts.test(two.text) && three && confines.test(three.text)) return true;
  if (modals.test(one.text) && postpones.test(two.stem)) return true;
  if (!persons.test(one.text)) return false;
  const [verb, before] = modals.test(two.text) ? [three, four] : [two, three];
  return Boolean(verb && leavesOut.test(verb.stem) && !(before && isNegator(before)));
}
