import type { KeyPoint } from '#content/question.ts';
import type { AnswerPart, Askable, KeyPointGrade } from '#grading/answer-grade.ts';
import { phraseWords } from '#grading/read/find-phrase.ts';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import { isNegator, isTelling, isTold } from '#grading/read/telling-words.ts';
import { readWords, type Word } from '#grading/read/words.ts';

/** A longer stretch is no quote of one point, it is the answer. */
const mostQuotedWords = 40;
/** "You don't ever really have to show …": so far a "not" before the quote may reach into it. */
const negationReach = 6;
/** How a point such as "You may not …" is said without "not". */
const forbids = /^(?:prohibit|illeg|forbid|forbidden|avoid|refus|unabl|cancel|ground)/;

/** A model that is less sure than that of what it read does not earn a point, it raises a doubt. */
const sureEnough = 0.6;
/** Fewer telling words of his own hold no thought that the rubric could have missed. */
const fewestTellingWords = 2;

/**
 * Credits points that the rubric's words missed, where a model read them in the pilot's own words and those words
 * stand up to what can be checked: that turns `missing` into `heard`, and nothing in an answer that says something
 * wrong. Where model and rubric disagree otherwise the point is in doubt, and stays what it was.
 */
export function creditReadings(
  askable: Askable,
  parts: readonly AnswerPart[],
  grades: readonly KeyPointGrade[],
): KeyPointGrade[] {
  const isWrong = grades.some(({ verdict }) => verdict === 'contradicted');
  return grades.map((grade, index) => {
    if (grade.verdict === 'heard') return grade;
    const point = askable.keyPoints[index]!;
    const claims = claimsOf(point, parts);
    if (grade.verdict === 'missing' && !isWrong) {
      for (const { part, text, quote, isSure } of claims) {
        const proof = isSure && findProof(askable, point, text, quote);
        if (proof) return { ...grade, verdict: 'heard', evidence: [proof], parts: [part], readByModel: true };
      }
    }
    const isDoubted = claims.some(
      ({ text, quote, isSure }) =>
        (isSure || grade.verdict === 'missing') && saysSomething(askable, text, quote),
    );
    return isDoubted ? { ...grade, doubted: true } : grade;
  });
}

/** Where a model has it that the point was said, in full or in part. */
function claimsOf({ id }: KeyPoint, parts: readonly AnswerPart[]) {
  return parts.flatMap(({ readings = [], strikes, text }, part) =>
    strikes || isDontKnow(text)
      ? []
      : readings
          .filter(({ point, verdict }) => point === id && (verdict === 'said' || verdict === 'partial'))
          .map(({ quote, verdict, confidence }) => ({
            part,
            text,
            quote,
            isSure: verdict === 'said' && confidence >= sureEnough,
          })),
  );
}

/** Words that stand there, with more in them than the question. */
function saysSomething({ ask }: Askable, text: string, quote: string): boolean {
  const place = locate(quote, text);
  if (!place) return false;
  const quoted = readWords(text.slice(place.start, place.end));
  return withoutAsked(ask, quoted).length >= fewestTellingWords;
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
    negationHolds(point, words, from, to);
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

/** What is told in these words that the question did not say. */
function withoutAsked(ask: string, words: readonly Word[]): Word[] {
  const asked = new Set(phraseWords(ask).map(({ stem }) => stem));
  return words.filter((word) => isTold(word) && !asked.has(word.stem));
}

/** A telling word of the point itself and one that the question did not say: neither chat nor the question repeated. */
function isAbout({ ask }: Askable, point: KeyPoint, quoted: readonly Word[]): boolean {
  const own = new Set(ownWords(point).map(({ stem }) => stem));
  return quoted.some((word) => isTold(word) && own.has(word.stem)) && withoutAsked(ask, quoted).length > 0;
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
