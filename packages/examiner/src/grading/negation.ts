import type { PhraseMatch } from './find-phrase.ts';
import { ofWords } from './of-words.ts';
import type { Word } from './words.ts';

const negators = new Set(['not', 'no', 'never', 'without', 'neither', 'nor', 'nobody']);
/** "You don't need …", "no requirement for …": says the opposite of a duty. */
const duties = /^(need|requir|necessari|have|must)/;
/** A negated duty governs the next few words only: "you don't need to talk to them or have a clearance". */
const dutyReach = 6;
/** "I don't need to worry about the MEA or my route": over an "or" it reaches on. */
const dutyListReach = 10;
/** "I don't see a reason to …", "no point in …": denies a duty as well, the "not" up to three words before. */
const reasons = /^(?:reason|point|sens)$/;
const reasonReach = 3;
/** "I do" is not said in "I don't", nor "you may" in "you may not". */
const auxiliaries = /^(?:do|does|did|can|could|may|must|will|would|should|is|are|am|have|has|need)$/;
/** "I get the wind off it": had from there, not switched off. */
const source = /^(?:it|of|that|this|them)$/;
/** "not really cleared", "no such clearance": one word may stand between. */
const adjacentReach = 2;
/** Before a phrase that says it wrong a "never" may stand further off. */
const denialReach = 5;
/** "I don't crank it over or kick the rudder": over an "or" it reaches on. */
const denialListReach = 10;
/** "Skip the checklist", "instead of the altimeter", "rather than call": what follows is not done. */
const omits = /^(?:skip|ignor|disregard|omit|forget|bother|instead)$|^rather than$/;
/** These govern a short object: "I'd ignore what the attitude indicator shows". */
const omissionReach = 4;
/** "The checklist is optional", "a briefing is a waste of time": said of what came right before. */
const dismissals = /^(?:optional|unnecessary|irrelevant|pointless|useless|overkill|waste|nonsense|silly)$/;
/** "That doesn't matter", "it isn't important", "no big deal". */
const dismissedWhenNegated = /^(?:matter|important|count|bother|deal|point|big|worry)$/;
const dismissalReach = 6;
/** "Whether or not", "regardless of": how far off what makes no difference may stand. */
const indifferenceReach = 5;

/** "No flaps and no gear until": how far the condition may stand behind. */
const untilReach = 6;

export function isNegator(word: Word): boolean {
  return negators.has(word.text);
}

/** A statement with one of these says itself that something is left out: "There may be a false glide slope: ignore it." */
export function isOmission(word: Word): boolean {
  return omits.test(word.stem);
}

/** "you don't need a clearance", "a clearance isn't required". */
export function isNegatedDuty(words: readonly Word[], match: PhraseMatch): boolean {
  const clause = words[match.from]!.clause;
  let reach = dutyReach;
  for (let at = match.from - 1; at >= Math.max(0, match.from - reach); at--) {
    const word = words[at]!;
    if (word.clause !== clause) break;
    if (/^(?:or|nor)$/.test(word.text)) reach = dutyListReach;
    const before = words.slice(Math.max(0, at - (reasons.test(word.stem) ? reasonReach : 1)), at);
    const isDuty = duties.test(word.stem) || reasons.test(word.stem);
    if (isDuty && before.some((previous) => isNegator(previous) && previous.clause === clause)) return true;
  }
  const after = words.slice(match.to + 1, match.to + 1 + dutyReach).filter((word) => word.clause === clause);
  const negator = after.findIndex(isNegator);
  if (negator < 0 || negator > 2) return false;
  return after
    .slice(negator + 1, negator + 3)
    .some((word) => /^(need|requir|necessari|mandatori)/.test(word.stem));
}

/** "not clear of clouds", "never at night": a negator right before the phrase. */
export function isNegatedNearby(words: readonly Word[], match: PhraseMatch): boolean {
  const clause = words[match.from]!.clause;
  // "Carb heat off", "leave the flaps off", "high performance no", "I don't": undone by the word that follows.
  const [last, next, over] = [words[match.to]!, words[match.to + 1], words[match.to + 2]];
  if (next?.clause === clause) {
    const isOpen = over?.clause === clause;
    if (next.text === 'off' && !(isOpen && source.test(over.text))) return true;
    if (next.text === 'no' && !isOpen) return true;
    if (auxiliaries.test(last.text) && isNegator(next)) return true;
  }
  return (
    words
      .slice(Math.max(0, match.from - adjacentReach), match.from)
      .some((word) => isNegator(word) && word.clause === clause) ||
    isWithout(words, match) ||
    isOmitted(words, match) ||
    isDismissed(words, match)
  );
}

/** "No flaps until I've got it made": as good as "only when", for a point that says so. */
export function isNotUntil(words: readonly Word[], match: PhraseMatch): boolean {
  const { clause } = words[match.from]!;
  const inClause = (word: Word) => word.clause === clause;
  const before = words.slice(Math.max(0, match.from - denialReach), match.from).filter(inClause);
  const after = words.slice(match.to + 1, match.to + 1 + untilReach).filter(inClause);
  return before.some(isNegator) && after.some(({ text }) => text === 'until');
}

/** "I'd never try to shoot through the gaps": what is wrong is said to be wrong. */
export function isDenied(words: readonly Word[], match: PhraseMatch): boolean {
  const { clause } = words[match.from]!;
  const before = words
    .slice(Math.max(0, match.from - denialListReach), match.from)
    .filter((word) => word.clause === clause);
  const negator = before.findLastIndex(isNegator);
  const isReached =
    negator >= 0 &&
    (before.length - negator <= denialReach || before.slice(negator).some(({ text }) => text === 'or'));
  return isReached || isNegatedNearby(words, match);
}

/** "Whether they ask for it or not", "regardless of the weather": said to make no difference. */
export function isIndifferent(words: readonly Word[], match: PhraseMatch): boolean {
  const { clause } = words[match.from]!;
  const before = words.slice(Math.max(0, match.from - indifferenceReach), match.from);
  const after = words.slice(match.to + 1, match.to + 1 + indifferenceReach);
  const has = (stretch: readonly Word[], text: RegExp) =>
    stretch.some((word) => word.clause === clause && text.test(word.text));
  return (
    has(before, /^(?:regardless|irrespective)$/) ||
    before.some(
      ({ text, clause: of }, at) => of === clause && text === 'no' && before[at + 1]?.text === 'matter',
    ) ||
    (has(before, /^whether$/) && has(after, /^(?:not|no)$/))
  );
}

/** "Without the class rating": before a noun with its article and one word more. */
function isWithout(words: readonly Word[], match: PhraseMatch): boolean {
  const [without, article] = words.slice(Math.max(0, match.from - 3), match.from);
  return (
    without?.text === 'without' &&
    without.clause === words[match.from]!.clause &&
    /^(?:a|an|the|any|your|my)$/.test(article?.text ?? '')
  );
}

/** "I skip the run-up", "instead of the tower"; "I never skip the run-up" is none. */
function isOmitted(words: readonly Word[], match: PhraseMatch): boolean {
  const { clause } = words[match.from]!;
  for (let at = match.from - 1; at >= Math.max(0, match.from - omissionReach); at--) {
    const word = words[at]!;
    if (word.clause !== clause || /^(?:and|or|but|then)$/.test(word.text)) return false;
    const two = `${word.text} ${words[at + 1]!.text}`;
    if (!omits.test(word.stem) && !omits.test(word.text) && !omits.test(two)) continue;
    // "Don't bother to call" says twice that nobody calls, "don't forget to call" that somebody does.
    const isDenied = words.slice(Math.max(0, at - adjacentReach), at).some(isNegator);
    return word.stem === 'bother' ? isDenied : !isDenied;
  }
  return false;
}

/** "The gust factor doesn't matter", "a checklist is optional". */
function isDismissed(words: readonly Word[], match: PhraseMatch): boolean {
  const { clause } = words[match.from]!;
  const after = words
    .slice(match.to + 1, match.to + 1 + dismissalReach)
    .filter((word) => word.clause === clause && !/^(?:and|or)$/.test(word.text));
  return after.some((word, at) => {
    const isDenied = after.slice(Math.max(0, at - adjacentReach), at).some(isNegator);
    return dismissals.test(word.text) ? !isDenied : dismissedWhenNegated.test(word.text) && isDenied;
  });
}

/** What a stretch of speech says is not needed: the clearance of "you don't need a clearance". */
export const deniedWords = ofWords((words): readonly PhraseMatch[] =>
  words.flatMap((word, at) => {
    if (!words[at - 1] || !isNegator(words[at - 1]!)) return [];
    const isDuty = word.text === 'have' && words[at + 1]?.text === 'to';
    if (!isDuty && !/^(?:need|requir)/.test(word.stem)) return [];
    const verb = words[at + 1]?.text === 'to' ? at + 2 : at;
    const object = /^(?:a|an|any|the)$/.test(words[verb + 1]?.text ?? '') ? verb + 2 : verb + 1;
    return [...new Set([Math.max(verb, at + 1), object])]
      .filter((of) => words[of]?.clause === word.clause)
      .map((of) => ({ from: of, to: of }));
  }),
);
