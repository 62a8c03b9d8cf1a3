import type { KeyPoint } from '#content/question.ts';
import type { AnswerPart, Askable, KeyPointGrade } from './answer-grade.ts';
import { isDontKnow } from './dont-know.ts';
import { type PhraseMatch, phraseWords } from './find-phrase.ts';
import { hasForeignNumber } from './foreign-numbers.ts';
import { isNegator } from './negation.ts';
import { belongsTo, otherSubjects } from './other-subjects.ts';
import { relationsOf } from './relations.ts';
import { supportOf } from './support.ts';
import { isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** A longer stretch is no quote of one point, it is the answer. */
const mostQuotedWords = 40;
/** "You don't ever really have to show …": so far a "not" before the quote may reach into it. */
const negationReach = 6;
/** How a point such as "You may not …" is said without "not". */
const forbids = /^(?:prohibit|illeg|forbid|forbidden|avoid|refus|unabl|cancel|ground)/;

/**
 * Credits points that the rubric's words missed, where a model read them in the pilot's own words and those words
 * stand up to what can be checked. It only ever turns `missing` into `heard`, and nothing in an answer that says
 * something wrong.
 */
export function creditReadings(
  askable: Askable,
  parts: readonly AnswerPart[],
  grades: readonly KeyPointGrade[],
): KeyPointGrade[] {
  if (grades.some(({ verdict }) => verdict === 'contradicted')) return [...grades];
  return grades.map((grade, index) => {
    if (grade.verdict !== 'missing') return grade;
    for (const [part, { readings = [], strikes, text }] of parts.entries()) {
      if (strikes || isDontKnow(text)) continue;
      for (const { point, quote } of readings) {
        const proof = point === grade.id && findProof(askable, askable.keyPoints[index]!, text, quote);
        if (proof) return { ...grade, verdict: 'heard', evidence: [proof], parts: [part], readByModel: true };
      }
    }
    return grade;
  });
}

/** The quote as it stands in the answer; null when it is not there, or proves nothing of the point. */
function findProof(askable: Askable, point: KeyPoint, text: string, quote: string): string | null {
  const place = locate(quote, text);
  if (!place) return null;
  const words = readWords(text);
  const inQuote = (word: Word) => word.start >= place.start && word.end <= place.end;
  const from = words.findIndex(inQuote);
  const to = words.findLastIndex(inQuote);
  if (from < 0) return null;
  const quoted = words.slice(from, to + 1);
  const holds =
    quoted.length <= mostQuotedWords &&
    isAbout(askable, point, quoted) &&
    numbersHold(askable, point, quoted) &&
    negationHolds(point, words, from, to) &&
    isSaidOfIt(askable, point, words, { from, to });
  return holds ? text.slice(place.start, place.end) : null;
}

/** Word for word; only case and marks may differ. */
function locate(quote: string, text: string): { start: number; end: number } | null {
  const words = quote.match(/[\p{L}\p{N}'’]+/gu);
  if (!words) return null;
  const pattern = words.map((word) => word.replace(/['’]/g, "['’]")).join("[^\\p{L}\\p{N}'’]+");
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** A telling word of the point itself and one that the question did not say: neither chat nor the question repeated. */
function isAbout(askable: Askable, point: KeyPoint, quoted: readonly Word[]): boolean {
  const asked = new Set(phraseWords(askable.ask).map(({ stem }) => stem));
  const own = new Set(ownWords(point).map(({ stem }) => stem));
  const said = quoted.filter((word) => word.isNumber || isTelling(word));
  return said.some(({ stem }) => own.has(stem)) && said.some(({ stem }) => !asked.has(stem));
}

function ownWords(point: KeyPoint): Word[] {
  const phrases = [point.statement, ...point.heard.flat()];
  const bound = point.numbers.flatMap((slot) => [...slot.near, ...slot.unit]);
  return [...phrases, ...bound].flatMap(phraseWords).filter(isTelling);
}

/** Every number that the point asks for is said, and no figure beside it that nobody wrote down. */
function numbersHold(askable: Askable, point: KeyPoint, quoted: readonly Word[]): boolean {
  const said = quoted.filter(({ isNumber }) => isNumber).map(({ text }) => text);
  const written = point.numbers.length
    ? point.numbers.flatMap(({ accept }) => accept)
    : readWords(`${askable.ask} ${askable.modelAnswer} ${point.statement}`).map(({ text }) => text);
  return (
    said.every((number) => written.includes(number)) &&
    point.numbers.every(({ optional, accept }) => optional || accept.some((number) => said.includes(number)))
  );
}

/** A "not" in or before the quote turns it round; a point that forbids something needs one. */
function negationHolds(point: KeyPoint, words: readonly Word[], from: number, to: number): boolean {
  const clauses = new Set(words.slice(from, to + 1).map(({ clause }) => clause));
  const heard = words.filter(
    (word, at) => clauses.has(word.clause) || (at >= from - negationReach && at < from),
  );
  const forbidsIt = phraseWords(point.statement).some(isNegator);
  const isNegated = heard.some(isNegator);
  return forbidsIt ? isNegated || heard.some(({ stem }) => forbids.test(stem)) : !isNegated;
}

/** What holds for the rubric's words holds for a quote: said of this subject, not the wrong way round, nor of another class. */
function isSaidOfIt(
  { ask, keyPoints, modelAnswer }: Askable,
  point: KeyPoint,
  words: readonly Word[],
  place: PhraseMatch,
): boolean {
  const echoes = new Set(phraseWords(ask).map(({ stem }) => stem));
  const relations = relationsOf(point, modelAnswer);
  if (!supportOf(point, modelAnswer).allows(words, place, echoes)) return false;
  if (!relations.allows(words, place) || relations.findCrossed(words)) return false;
  if (hasForeignNumber(point, modelAnswer, words, place)) return false;
  const others = point.heard.length > 1 ? otherSubjects(point, keyPoints, modelAnswer) : [];
  return !others.length || belongsTo(point.heard[0]!, others, words, place);
}
