import type { Content } from '#content/content.ts';
import { readWords } from '#grading/words.ts';
import type { ExamState } from './exam-state.ts';
import { type Asked, findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { sayOne, sayThenRepeat, type Turn } from './say.ts';

/**
 * "Day or night?": the fact in a sentence, and the floor back. What was said with the question is said again; what it
 * leaves open, he may choose.
 */
export function answerClarification(state: ExamState, text: string, content: Content): Turn {
  const asked = state.current && findAskable(state.current, content);
  const words = readWords(text).map((word) => word.text);
  const fact = asked?.question.assume?.find(({ about }) => about.some((word) => words.includes(word)));
  if (fact) return { state, say: [fact.say] };
  if (asked && isTold(words, asked)) return sayThenRepeat(state, lines.asTold);
  return sayOne(state, lines.assume);
}

/** What is asked for, and how the question says it. */
const told: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: /^(?:day|daytime|night|nighttime|dark|daylight)$/,
    says: /\b(?:day|daytime|daylight|noon|night|dark|sunset|dusk|dawn)\b/i,
  },
  { asks: /^(?:altitude|high|height)$/, says: /\d (?:feet|ft)|\bthousand\b|flight level/i },
  { asks: /^(?:wind|winds)$/, says: /\bwind\b/i },
  { asks: /^(?:ceiling|visibility|weather)$/, says: /\b(?:ceiling|visibility|overcast|broken|miles in)\b/i },
  { asks: /^(?:temperature|hot|cold)$/, says: /\b(?:degrees|temperature|celsius|hot|cold|freezing)\b/i },
  { asks: /^(?:weight|heavy|pounds)$/, says: /\b(?:weight|pounds)\b/i },
  { asks: /^(?:fuel|gallons)$/, says: /\bgallons?\b/i },
  { asks: /^(?:airspace|class)$/, says: /\bclass [A-G]\b/i },
  { asks: /^(?:tower|towered)$/, says: /\b(?:non)?tower(?:ed)?\b/i },
  { asks: /^(?:vfr|ifr)$/, says: /\b(?:vfr|ifr|instrument)\b/i },
  { asks: /^(?:old|age)$/, says: /\bage \d|\byears old\b/i },
];

function isTold(words: readonly string[], { askable }: Asked): boolean {
  return told.some(({ asks, says }) => words.some((word) => asks.test(word)) && says.test(askable.ask));
}
