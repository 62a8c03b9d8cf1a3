import type { KeyPoint } from '#content/question.ts';
import type { AnswerPart, Askable, KeyPointGrade } from '#grading/answer-grade.ts';
import { phraseWords, stemsIn } from '#grading/read/find-phrase.ts';
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
    const isOpen = grade.verdict === 'missing';
    const proof =
      isOpen && !isWrong && claims.find((claim) => claim.isSure && isProof(askable, point, claim));
    if (proof)
      return { ...grade, verdict: 'heard', evidence: [proof.quote], parts: [proof.part], readByModel: true };
    const isDoubted = claims.some(
      ({ isSure, quoted }) =>
        (isSure || isOpen) && withoutAsked(askable, quoted).length >= fewestTellingWords,
    );
    return isDoubted ? { ...grade, doubted: true } : grade;
  });
}

type Claim = ReturnType<typeof claimsOf>[number];

/** Where a model has it that the point was said, in full or in part, in words that stand there. */
function claimsOf({ id }: KeyPoint, parts: readonly AnswerPart[]) {
  return parts.flatMap(({ readings = [], strikes, text }, part) =>
    readings.flatMap(({ point, verdict, confidence, quote }) => {
      const isClaim = point === id && (verdict === 'said' || verdict === 'partial');
      const place = isClaim && !strikes && !isDontKnow(text) && locate(quote, text);
      if (!place) return [];
      const words = readWords(text);
      const quoted = words.filter(({ start, end }) => start >= place.start && end <= place.end);
      const isSure = verdict === 'said' && confidence >= sureEnough;
      return [{ part, words, quoted, isSure, quote: text.slice(place.start, place.end) }];
    }),
  );
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
function withoutAsked({ ask }: Askable, words: readonly Word[]): Word[] {
  const asked = stemsIn([ask]);
  return words.filter((word) => isTold(word) && !asked.has(word.stem));
}

/** Whether the quote stands up to what can be checked. */
function isProof(askable: Askable, point: KeyPoint, { words, quoted }: Claim): boolean {
  return (
    quoted.length <= mostQuotedWords &&
    isAbout(askable, point, quoted) &&
    numbersHold(askable, point, quoted) &&
    negationHolds(point, words, quoted)
  );
}

/** A telling word of the point itself and one that the question did not say: neither chat nor the question repeated. */
function isAbout(askable: Askable, point: KeyPoint, quoted: readonly Word[]): boolean {
  const bound = point.numbers.flatMap((slot) => [...slot.near, ...slot.unit]);
  const own = stemsIn([point.statement, ...point.heard.flat(), ...bound]);
  const isOwn = (word: Word) => isTelling(word) && own.has(word.stem);
  return quoted.some(isOwn) && withoutAsked(askable, quoted).length > 0;
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
function negationHolds(point: KeyPoint, words: readonly Word[], quoted: readonly Word[]): boolean {
  const clauses = new Set(quoted.map(({ clause }) => clause));
  const from = words.indexOf(quoted[0]!);
  const heard = words.filter(
    (word, at) => clauses.has(word.clause) || (at >= from - negationReach && at < from),
  );
  const forbidsIt = phraseWords(point.statement).some(isNegator);
  const isNegated = heard.some(isNegator);
  return forbidsIt ? isNegated || heard.some(({ stem }) => forbids.test(stem)) : !isNegated;
}
