import type { Question } from '#content/question.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { findPhrase } from '#grading/read/find-phrase.ts';
import { readWords } from '#grading/read/words.ts';
import type { CheckedAskable } from './askables.ts';

/** A nudge is an aside, no second question. */
const longestNudgeWords = 12;
/** One fact, and the pilot has the floor again. */
const longestFactWords = 20;

/** A nudge steers to its point, and what may be assumed sets the scene: neither says anything that is asked for. */
export function checkNudge({ where, question, askable }: CheckedAskable): string[] {
  const lacking = askable.keyPoints.filter(({ essential, nudge }) => essential && !nudge);
  const nudges = askable.keyPoints.flatMap(({ nudge }) => nudge ?? []);
  return [
    ...lacking.map(({ id }) => `${id} has no nudge`),
    ...checkAlike([askable.ask, ...(askable.rephrase ? [askable.rephrase] : []), ...nudges]),
    ...nudges.flatMap((nudge) => [...checkSpoken(nudge, longestNudgeWords), ...findTold(nudge, askable)]),
    ...(askable === question ? checkAssumed(question) : []),
  ].map((failure) => `${where}: ${failure}`);
}

function checkAssumed(question: Question): string[] {
  const assumed = question.assume ?? [];
  const about = assumed.flatMap((fact) => fact.about);
  return [
    ...checkAlike(assumed.map(({ say }) => say)),
    // The first fact with a word of what he asks is said.
    ...about
      .filter((word, index) => about.indexOf(word) < index)
      .map((word) => `"${word}" stands with two facts to assume`),
    ...about.filter((word) => !isReadAs(word)).map((word) => `"${word}" is never read in what a pilot asks`),
    ...assumed.flatMap(({ say }) => [
      ...checkSpoken(say, longestFactWords),
      ...[question, ...question.followUps].flatMap((askable) => findTold(say, askable)),
    ]),
  ];
}

function isReadAs(word: string): boolean {
  const [read, ...others] = readWords(word);
  return read?.text === word && others.length === 0;
}

function checkAlike(said: readonly string[]): string[] {
  const plain = said.map((text) => wordsOf(text).join(' '));
  return said
    .filter((_, index) => plain.indexOf(plain[index]!) < index)
    .map((text) => `says "${text}" twice`);
}

function wordsOf(text: string): string[] {
  return readWords(text).map((word) => word.text);
}

function checkSpoken(said: string, mostWords: number): string[] {
  const words = said.split(/\s+/).length;
  return [
    ...(said.split('?').length > 2 ? [`asks twice: "${said}"`] : []),
    ...(/[.?]$/.test(said) ? [] : [`does not end: "${said}"`]),
    ...(words > mostWords ? [`takes ${words} words, at most ${mostWords}: "${said}"`] : []),
  ];
}

/** A number or a phrase that a key point takes; and whoever said it all back would be credited, or be wrong. */
function findTold(said: string, askable: CheckedAskable['askable']): string[] {
  const words = readWords(said);
  const { keyPoints } = askable;
  const values = keyPoints.flatMap((point) => point.numbers.flatMap((slot) => slot.accept));
  const numbers = words.filter((word) => word.isNumber && values.includes(word.text));
  const phrases = keyPoints
    .flatMap((point) => point.heard.flat())
    .filter((phrase) => readWords(phrase).length > 1 && findPhrase(words, phrase).length);
  const judged = gradeAnswer({ ...askable, ask: '', rephrase: '' }, said).keyPoints;
  return [
    ...numbers.map(({ text }) => `"${said}" tells ${text}`),
    ...phrases.map((phrase) => `"${said}" tells "${phrase}"`),
    ...judged
      .filter(({ verdict }) => verdict !== 'missing')
      .map(({ id, verdict }) => `"${said}" is ${verdict} as ${id}`),
  ];
}
