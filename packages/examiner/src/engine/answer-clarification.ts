import type { Content } from '#content/content.ts';
import { readWords } from '#grading/read/words.ts';
import { asksAgain, asksOfCase, asksOfPage, asksOfRule, asksOfWorld } from './case-question.ts';
import type { ExamState } from './exam-state.ts';
import { exhibitAtHand } from './exhibit-at-hand.ts';
import { type Asked, findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { askingPart, type OwnQuestion } from './own-question.ts';
import { sayOne, sayThenRepeat, type Turn } from './say.ts';
import type { Understood } from './understand.ts';
import { sayAgain } from './without-sight.ts';

/**
 * "Day or night?": the fact in a sentence, and the floor back. What was said with the question is said again; what it
 * leaves open, he may choose. Null where it is left open and he has answered beside it: then the answer goes first.
 */
export function answerClarification(
  state: ExamState,
  {
    text,
    asks,
    assumed,
    kept,
  }: {
    text: string;
    asks?: Understood['asks'];
    assumed?: number | undefined;
    kept: ExamState | null;
  },
  content: Content,
): Turn | null {
  const asked = state.current && findAskable(state.current, content);
  const words = wordsOf(asks?.text ?? text);
  const facts = asked?.question.assume ?? [];
  const isOfSubject = asks?.kind === 'subject' && !asksOfCase(text);
  const fact = isOfSubject ? undefined : factAbout(words, asked);
  if (fact) return { state, say: [fact] };
  if (asked && isTold(words, asked)) return sayThenRepeat(state, lines.asTold);
  const meant = assumed === undefined ? undefined : facts[assumed];
  if (meant) return { state, say: [meant.say] };
  if (kept) return null;
  if (asksOfWorld(asks?.text ?? text)) return sayOne(state, lines.afterward);
  if (asks?.kind === 'course') return sayOne(state, lines.course);
  if (asks?.kind === 'leave') return sayOne(state, lines.leave);
  if (isOfSubject) return sayOne(state, declineSubject(state, text, 'subject'));
  if (asksAgain(text)) return { state, say: sayAgain(state, content) };
  const exhibit = exhibitAtHand(state, content);
  return sayOne(state, exhibit && asksOfPage(text, exhibit) ? lines.onThePage : lines.assume);
}

/**
 * The same beside an answer, before what follows from that: it asks for nothing, and is the same whether the answer holds. What
 * the question assumes may not go with its follow-ups. "Would special VFR count at night?" asks for no fact, but of the subject.
 */
export function answerInPassing(
  state: ExamState,
  text: string,
  asks: OwnQuestion | null,
  content: Content,
): Turn {
  const { current } = state;
  const asked = current && findAskable(current, content);
  if (asksOfWorld(text)) return sayOne(state, lines.afterward);
  const isOfCase = asks === 'subject' ? asksOfCase(text) : !asksOfRule(text);
  const fact = isOfCase ? factAbout(wordsOf(text), asked) : undefined;
  if (fact) return current?.followUp === null ? { state, say: [fact] } : sayOne(state, lines.notNow);
  const exhibit = exhibitAtHand(state, content);
  if (exhibit && asksOfPage(text, exhibit)) return sayOne(state, lines.onThePage);
  if (asked && isTold(wordsOf(text), asked)) return sayOne(state, lines.notNow);
  return sayOne(state, declineSubject(state, text, asks));
}

/** What he should know himself stays with him; the coach sends him to the books, which have nothing of the case. */
function declineSubject({ options }: ExamState, text: string, asks: OwnQuestion | null): readonly string[] {
  if (options.choice.manner !== 'coach' || asks === 'case') return lines.notNow;
  return isForBooks(text) ? lines.lookItUp : lines.afterward;
}

/** "How is it measured in the tropics?" "Is my pen allowed?", "Isn't that a trap?" and "Is that local?" stand in no book. */
const isForBooks = (asked: string): boolean =>
  !/\b(?:i|i'm|me|my|we|our|us|you|your)\b|n't\b|(?<!\b(?:what|which|how|who|where|when|why) )\b(?:is|are|was|were|does|do|did) (?:this|that|they|these|those)\b|(?:\bis|'s|\bare|\bwas|\bwere|\bdoes|\bdid) (?:it|there)\b/i.test(
    asked,
  );

/** What he asks with tells what about, and not the answer before it. */
const wordsOf = (text: string) => readWords(askingPart(text)).map((word) => word.text);

/** What goes with the question at hand and is what he asks about. */
export function findFact({ current }: ExamState, text: string, content: Content): string | undefined {
  return factAbout(wordsOf(text), current && findAskable(current, content));
}

/** Of what may be assumed with the question, what his words are about. */
function factAbout(words: readonly string[], asked: Asked | null): string | undefined {
  return asked?.question.assume?.find(({ about }) => about.some((word) => words.includes(word)))?.say;
}

/** What is asked for, and how the question says it. */
const told: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: /^(?:day|daytime|night|nighttime|dark|daylight)$/,
    says: /\b(?:day|daytime|daylight|noon|night|dark|sunset|dusk|dawn)\b/i,
  },
  { asks: /^(?:altitude|high|height)$/, says: /\d (?:feet|ft)|\bthousand\b|flight level/i },
  { asks: /^(?:wind|winds)$/, says: /\bwind\b[^.?!]*\d|\d[^.?!]*\b(?:wind|knots)\b|\bcalm\b/i },
  {
    asks: /^(?:ceiling|visibility|weather)$/,
    says: /\b(?:ceiling|visibility)\b[^.?!]*\d|\d[^.?!]*\b(?:ceiling|overcast|broken|scattered|visibility|miles in)\b/i,
  },
  { asks: /^temperature$/, says: /\b(?:degrees|temperature|celsius|hot|cold|freezing)\b/i },
  { asks: /^(?:weight|heavy|pounds)$/, says: /\b(?:weight|pounds)\b/i },
  { asks: /^(?:fuel|gallons)$/, says: /\bgallons?\b/i },
  { asks: /^(?:airspace|class)$/, says: /\bclass [A-G]\b/i },
  { asks: /^(?:tower|towered)$/, says: /\b(?:non)?tower(?:ed)?\b/i },
  { asks: /^(?:vfr|ifr)$/, says: /\b(?:vfr|ifr|instrument)\b/i },
  { asks: /^(?:old|age)$/, says: /\bage \d|\byears old\b/i },
];

/** "Does that night column mean takeoffs as well?" asks for more than which it is. */
const MOST_WORDS_OF_WHICH = 8;

function isTold(words: readonly string[], { askable }: Asked): boolean {
  if (words.length > MOST_WORDS_OF_WHICH) return false;
  return told.some(({ asks, says }) => words.some((word) => asks.test(word)) && says.test(askable.ask));
}
