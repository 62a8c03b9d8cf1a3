import { createHash } from 'node:crypto';
import type { Act, PointReading } from '@rightseat/contract';
import type { FollowUp, Question } from '#content/question.ts';
import type { AnswerGrade, AnswerPart, KeyPointGrade } from '#grading/answer-grade.ts';
import { isUnit } from '#grading/bind/units.ts';
import { creditReadings } from '#grading/decide/credit-readings.ts';
import { conclude, gradeAnswer } from '#grading/grade-answer.ts';
import { isTold } from '#grading/read/telling-words.ts';
import { readWords, stemOf, type Word } from '#grading/read/words.ts';
import type { Asked } from './find-askable.ts';
import { isReadAlready, isSaidAlready, maybeSaidAlready } from './is-said-already.ts';
import { saysDone } from './says-done.ts';
import type { Verdict, VerdictReason } from './verdict.ts';

/** Raised with every change of what is credited. */
const SIGNS = 'phrases-8';
/** The same, where the judge had read the answer in time: its weights, and how they are joined with the signs. */
const JUDGE = `judge-2+${SIGNS}`;

/** One answer with everything that is needed to judge it. */
export interface ToJudge extends Asked {
  followUp: number | null;
  /** All that counts as the answer, in the order said; what is new is last. */
  parts: readonly AnswerPart[];
  /** What was said to the question's other parts. */
  earlier: readonly AnswerPart[];
  reason: VerdictReason;
  /** The verdict on the parts before the last, where something had been said already. */
  before?: Verdict | undefined;
  /** What is new was said to "anything else?": a no to that takes nothing back. */
  isAddition?: true;
}

/** What was judged, and what it was found to say. */
export interface Judged {
  toJudge: ToJudge;
  verdict: Verdict;
}

/** All that was said was judged, wish and all. */
export const isWish = ({ toJudge }: Judged, acts: readonly Act[]) =>
  acts.length > 0 && toJudge.parts.at(-1)?.said === undefined;

/**
 * The one place where an answer is judged, called once for each. Everything that follows from an answer follows from
 * the verdict. Pure: what the judge read of the answer (`toRead`) comes with it, null where it was late.
 */
export function judgeAnswer(toJudge: ToJudge, readings: readonly PointReading[] | null = null): Verdict {
  const { question, askable, followUp, parts, earlier, reason } = toJudge;
  const grade = keepHeard(toJudge, gradeAnswer(askable, parts, readings));
  return {
    questionId: question.id,
    followUp,
    reason,
    channel: parts.at(-1)?.isSpoken ? 'spoken' : 'typed',
    ...grade,
    covers: mayGoOn(grade.satisfactory, reason)
      ? findCovered(question, followUp, [...earlier.map(asLate), ...parts])
      : [],
    of: digestOf(parts),
    content: versionOf(askable),
    grader: readings ? JUDGE : SIGNS,
  };
}

/** Whether a follow-up may come after it. */
const mayGoOn = (satisfactory: boolean, reason: VerdictReason) =>
  satisfactory && reason !== 'corrected' && reason !== 'taken-over';

/** "No, wait", "scratch that", "I take that back": what came before may be meant; not by "No. I made it plain." */
const takesBack =
  /^\W*(?:(?:um+|uh+|oh|well|sorry|no|nope)\W+)*(?:wait|actually)\b|\b(?:scratch that|correction|take (?:that|it) back|never ?mind|i (?:was|am) wrong|i'm wrong|i mis\w+|i meant?|my mistake)\b/i;

/** "No, I said …": to "anything else?" it denies that there is more, and to all else what he had said. */
const denies = /^\W*(?:(?:um+|uh+|oh|well|sorry)\W+)*(?:no|nope)\b(?!\s*[.!])/i;

/** What may stand with a figure and name nothing that it is for. */
const withFigures = new Set(['zulu', 'utc', 'local', 'msl', 'agl', 'approximate'].map(stemOf));

/** "No, that's all. 6.75, 1545 Zulu.": figures that he has given, with no word for what else they might be. */
function saysFiguresAgain(added: AnswerPart, earlier: readonly AnswerPart[]): boolean {
  const known = new Set(earlier.flatMap(({ text }) => readWords(text).map(({ stem }) => stem)));
  const words = readWords(added.text).filter(isTold);
  const isSame = (word: Word) =>
    word.isNumber ? known.has(word.stem) : isUnit(word) || withFigures.has(word.stem);
  return words.some(({ isNumber }) => isNumber) && words.every(isSame);
}

/** In words: "Sixty, rather." */
const LONGEST_FIGURE = 3;

/**
 * What was heard once stays heard, and what was touched on stays touched, when he adds something that is about another thing: more words around it make a model
 * less sure of it, and take nothing back.
 */
function keepHeard({ askable, parts, before, isAddition }: ToJudge, grade: AnswerGrade): AnswerGrade {
  const added = parts.at(-1);
  const mayTakeBack =
    added &&
    !saysDone(added.text) &&
    (takesBack.test(added.text) || (!isAddition && denies.test(added.text)));
  if (!before || !added || added.strikes || mayTakeBack) return grade;
  const isSaidAgain = isAddition && saysFiguresAgain(added, parts.slice(0, -1));
  // "No. It's all one rule.": a figure without a unit, among other words, is for nothing that was heard.
  const isBare = ({ number }: KeyPointGrade) =>
    isAddition && number && !/\s/.test(number.words) && readWords(added.text).length > LONGEST_FIGURE;
  let known: readonly KeyPointGrade[] | undefined;
  const alone = (index: number) => {
    known ??= gradeAnswer(askable, [asLate(added)]).keyPoints;
    return known[index]!;
  };
  // "No, that's all, my hands are wet.": with it the judge may read the answer before it otherwise, which he has not changed.
  const addsNoMistake = (index: number) => isAddition && alone(index).verdict !== 'contradicted';
  const lost = (id: string, index: number) => {
    const [was, is] = [before.keyPoints[index], grade.keyPoints[index]];
    if (was?.id !== id || !is || is.verdict === 'heard') return false;
    // "And the entry before?" "Two degrees.": a figure for one point says nothing wrong of another.
    const isForOther = added.repliesTo !== undefined && added.repliesTo !== id;
    if (is.verdict === 'contradicted')
      return (
        ((isForOther || isBare(is)) && was.verdict === 'heard') ||
        ((isSaidAgain || addsNoMistake(index)) && was.verdict !== 'contradicted')
      );
    return was.verdict === 'heard' || (was.verdict === 'missing' && was.evidence.length > is.evidence.length);
  };
  if (!askable.keyPoints.some(({ id }, index) => lost(id, index))) return grade;
  const keyPoints = grade.keyPoints.map((point, index) =>
    lost(point.id, index) &&
    (point.verdict === 'contradicted' || (!alone(index).evidence.length && !alone(index).number))
      ? before.keyPoints[index]!
      : point,
  );
  return conclude(askable, keyPoints);
}

function findCovered(
  { followUps }: Question,
  followUp: number | null,
  said: readonly AnswerPart[],
): number[] {
  return followUps.flatMap((next, index) =>
    index > (followUp ?? -1) && isSaidAlready(next, said) ? index : [],
  );
}

/** The follow-up that comes next, with the words that may have answered it already. */
export interface MaybeCovered extends Pick<ToJudge, 'askable' | 'parts'> {
  followUp: number;
}

/** What is worth another look of the judge before it is asked: exact signs find it answered, in too few of its own words to be sure. */
export function findMaybeCovered(
  { question, followUp, parts, earlier, reason }: ToJudge,
  { satisfactory, covers }: Verdict,
): MaybeCovered | null {
  if (!mayGoOn(satisfactory, reason)) return null;
  const next = question.followUps.findIndex(
    (_, index) => index > (followUp ?? -1) && !covers.includes(index),
  );
  const askable = question.followUps[next];
  const said = [...earlier, ...parts].map(asLate);
  return askable && maybeSaidAlready(askable, said) ? { askable, parts: said, followUp: next } : null;
}

/** The verdict with what the judge read of it: what it finds answered is not asked. */
export function coverRead(
  verdict: Verdict,
  { askable, parts, followUp }: MaybeCovered,
  readings: readonly PointReading[],
): Verdict {
  if (!isReadAlready(askable, parts, readings)) return verdict;
  return { ...verdict, covers: [...verdict.covers, followUp] };
}

/**
 * The verdict with what a model read in the pilot's own words; null where that changes nothing. A follow-up that a model
 * takes for covered is, where its rubric is satisfied: the model takes the place of the telling words.
 */
export function readFurther(
  verdict: Verdict,
  { question, askable, followUp, parts, earlier }: ToJudge,
  claimed: readonly number[] = [],
): Verdict | null {
  const keyPoints = creditReadings(askable, parts, verdict.keyPoints);
  const grade = conclude(askable, keyPoints);
  const said = [...earlier, ...parts].map(asLate);
  const isCovered = (index: number) => {
    const next = question.followUps[index];
    return index > (followUp ?? -1) && next !== undefined && gradeAnswer(next, said).satisfactory;
  };
  const known = new Set(verdict.covers);
  const more = grade.satisfactory ? claimed.filter((index) => !known.has(index) && isCovered(index)) : [];
  const isSame = keyPoints.every(
    ({ verdict: found, doubted }, index) =>
      found === verdict.keyPoints[index]?.verdict && doubted === verdict.keyPoints[index]?.doubted,
  );
  if (isSame && !more.length) return null;
  return { ...verdict, ...grade, covers: [...verdict.covers, ...new Set(more)], reason: 'read' };
}

/** Whether it was given on these very words: one that is stored, late or forged for others counts for nothing. */
export function isVerdictOn(verdict: Verdict, { question, followUp, parts, reason }: ToJudge): boolean {
  return (
    verdict.questionId === question.id &&
    verdict.followUp === followUp &&
    verdict.reason === reason &&
    verdict.of === digestOf(parts)
  );
}

/** Said to something else: what it was about there is not meant here, nor what was read of that. */
export function asLate({
  about: _,
  strikes: __,
  repliesTo: ___,
  readings: ____,
  ...part
}: AnswerPart): AnswerPart {
  return { ...part, isLate: true };
}

const SHORT = 16;

function digestOf(parts: readonly AnswerPart[]): string {
  const judged = parts.map(({ text, isSpoken, about, strikes, repliesTo }) => [
    text,
    isSpoken,
    about,
    strikes,
    ...(repliesTo ? [repliesTo] : []),
  ]);
  return createHash('sha256').update(JSON.stringify(judged)).digest('base64url').slice(0, SHORT);
}

const versions = new WeakMap<Question | FollowUp, string>();

function versionOf(askable: Question | FollowUp): string {
  const known = versions.get(askable);
  if (known) return known;
  const { ask, rephrase, keyPoints, modelAnswer } = askable;
  const written = JSON.stringify([ask, rephrase, keyPoints, modelAnswer]);
  const version = createHash('sha256').update(written).digest('base64url').slice(0, SHORT);
  versions.set(askable, version);
  return version;
}
