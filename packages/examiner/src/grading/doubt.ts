import type { KnownAnswer } from '#content/known-answer.ts';
import type { KeyPoint } from '#content/question.ts';
import type { Askable, KeyPointGrade } from './answer-grade.ts';
import { findPhrase } from './find-phrase.ts';
import { containment, likeness, sharedWith, type Wording, wordingOf } from './likeness.ts';
import type { Segment } from './segments.ts';
import { readWords, type Word } from './words.ts';

/** What speaks for or against a credit, as numbers: how each weighs is in `WEIGHTS`. */
export interface Signs {
  /** How much more the sentence is like those of known wrong answers than like those of right ones, −1 to 1. */
  nearerWrong: number;
  /** How much more of it stands in a wrong one than in a right one, −1 to 1. */
  heldByWrong: number;
  /** Only one of all ways to say it was heard. */
  isAlone: boolean;
  /** A figure that was asked for was right. */
  hasFigure: boolean;
  /** Something else in the answer was wrong. */
  isAmiss: boolean;
  isSpoken: boolean;
}

/** As fitted by `npm run fit:doubt`, rounded: log-odds of a credit that an instructor would not give. */
const WEIGHTS = { none: -1.3, nearerWrong: 4.1, heldByWrong: 5, isAlone: 1, hasFigure: -1.6, isAmiss: 0.9 };

/**
 * Chosen on three sets the weights were not fitted to: from here on precision gains nothing more and right answers are lost.
 * Misheard words make a sentence less like any: through speech more doubt is borne, as long as recall stays above .80.
 */
const MOST_DOUBT = { typed: -0.8, spoken: -0.5 };

/** Questions whose known answers are kept compared-ready: some 10 MB, and more than are asked at once. */
const MOST_KEPT = 60;

/** An answer with its marks: ids of the points it gets right, and wrong. */
interface KnownWording extends Pick<KnownAnswer, 'heard' | 'wrong'> {
  /** None of the model answer. */
  text: string | null;
  whole: Wording;
  sentences: readonly Wording[];
}

/** The known answers to one question. */
interface KnownWordings {
  answers: readonly KnownWording[];
  /** Sentences and whole answers by the parts that they hold, so that those with nothing in common cost nothing. */
  holders: ReadonlyMap<string, readonly Wording[]>;
}

/**
 * Withholds credit that the rubric's words would give where the sentence they stand in reads more like answers known
 * to be wrong than like any known to be right. Turns `heard` into `missing`, never the other way: what is not said is not
 * credited, however alike. Nothing where no answers are known.
 */
export function withholdDoubtful(
  askable: Askable,
  segments: readonly Segment[],
  grades: readonly KeyPointGrade[],
): KeyPointGrade[] {
  return grades.map((grade, index) => {
    if (grade.verdict !== 'heard') return grade;
    const signs = readSigns(askable, askable.keyPoints[index]!, segments, grades);
    if (!signs) return grade;
    const most = signs.isSpoken ? MOST_DOUBT.spoken : MOST_DOUBT.typed;
    return doubt(signs) > most ? { ...grade, verdict: 'missing' } : grade;
  });
}

/** Of the part of an answer that is least in doubt: a pilot may say it better when asked once more. */
export function readSigns(
  askable: Askable,
  point: KeyPoint,
  segments: readonly Segment[],
  grades: readonly KeyPointGrade[],
): Signs | null {
  const known = knownWordings(askable);
  if (!known) return null;
  const hasFigure = grades.some(({ id, number }) => id === point.id && number?.isRight);
  const isAmiss = grades.some(({ verdict }) => verdict === 'contradicted');
  const signs = partsThatTell(point, segments).map(({ said, ways }): Signs => {
    // An answer that is known word for word is judged by the others, or an evaluation would ask what it tells.
    const others = known.answers.filter(({ text }) => text !== said[0]!.source);
    return {
      ...compare(wordingOf(sentencesWith(ways, said)), { ...known, answers: others }, point.id),
      isAlone: ways.length < 2,
      hasFigure,
      isAmiss,
      isSpoken: said[0]!.isSpoken,
    };
  });
  return signs.sort((one, other) => doubt(one) - doubt(other))[0] ?? null;
}

interface TellingPart {
  said: readonly Segment[];
  /** Those of the rubric's ways to say the point that were heard. */
  ways: readonly string[];
}

/** "No, that's all" tells nothing of a point, and takes no doubt away. Where a figure alone tells, every part may. */
function partsThatTell(point: KeyPoint, segments: readonly Segment[]): TellingPart[] {
  const parts = [...new Set(segments.map(({ part }) => part))].map((part): TellingPart => {
    const said = segments.filter((segment) => segment.part === part);
    const isHeard = (way: string) => said.some(({ words }) => findPhrase(words, way).length > 0);
    return { said, ways: point.heard.flat().filter(isHeard) };
  });
  const telling = parts.filter(({ ways }) => ways.length > 0);
  return telling.length > 0 ? telling : parts;
}

function doubt(signs: Signs): number {
  return (
    WEIGHTS.none +
    WEIGHTS.nearerWrong * signs.nearerWrong +
    WEIGHTS.heldByWrong * signs.heldByWrong +
    WEIGHTS.isAlone * Number(signs.isAlone) +
    WEIGHTS.hasFigure * Number(signs.hasFigure) +
    WEIGHTS.isAmiss * Number(signs.isAmiss)
  );
}

/** The sentences in which something of the point was heard; all of them where a figure alone was. */
function sentencesWith(ways: readonly string[], segments: readonly Segment[]): Word[] {
  const all = segments.flatMap(({ words }) => words);
  const telling = segments.flatMap(({ words }) => {
    const matches = ways.flatMap((way) => findPhrase(words, way));
    const sentences = new Set(matches.map(({ from }) => words[from]!.sentence));
    return words.filter(({ sentence }) => sentences.has(sentence));
  });
  return telling.length > 0 ? telling : all;
}

function compare(
  said: Wording,
  { answers: known, holders }: KnownWordings,
  pointId: string,
): Pick<Signs, 'nearerWrong' | 'heldByWrong'> {
  const right = known.filter(({ heard }) => heard.includes(pointId));
  const wrong = known.filter((answer) => answer.wrong.includes(pointId));
  const shared = sharedWith(said, holders);
  const near = (answers: readonly KnownWording[]) =>
    meanOfTwoHighest(
      answers.map(({ sentences }) =>
        highest(sentences.map((sentence) => likeness(said, sentence, shared.get(sentence) ?? 0))),
      ),
    );
  const held = (answers: readonly KnownWording[]) =>
    highest(answers.map(({ whole }) => containment(said, shared.get(whole) ?? 0)));
  return { nearerWrong: near(wrong) - near(right), heldByWrong: held(wrong) - held(right) };
}

const kept = new Map<NonNullable<Askable['knownAnswers']>, KnownWordings | null>();

/** The known answers and the model answer, which is right in every point. */
function knownWordings({ knownAnswers, keyPoints, modelAnswer }: Askable): KnownWordings | null {
  if (!knownAnswers) return null;
  let wordings = kept.get(knownAnswers);
  if (wordings === undefined) {
    const answers = knownAnswers().map(({ text, heard, wrong }) => ({
      ...wordingsIn(text),
      text,
      heard,
      wrong,
    }));
    const model = { ...wordingsIn(modelAnswer), text: null, heard: keyPoints.map(({ id }) => id), wrong: [] };
    wordings = answers.length > 0 ? withHolders([...answers, model]) : null;
  }
  // The one asked about last goes to the end, the one not asked about for longest is let go.
  kept.delete(knownAnswers);
  kept.set(knownAnswers, wordings);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
  return wordings;
}

function withHolders(answers: readonly KnownWording[]): KnownWordings {
  const holders = new Map<string, Wording[]>();
  for (const wording of answers.flatMap(({ whole, sentences }) => [whole, ...sentences])) {
    for (const part of wording.weights.keys()) {
      const of = holders.get(part);
      if (of) of.push(wording);
      else holders.set(part, [wording]);
    }
  }
  return { answers, holders };
}

function wordingsIn(text: string): Pick<KnownWording, 'whole' | 'sentences'> {
  const words = readWords(text);
  const sentences = [...new Set(words.map(({ sentence }) => sentence))];
  return {
    whole: wordingOf(words),
    sentences: sentences.map((number) => wordingOf(words.filter(({ sentence }) => sentence === number))),
  };
}

function highest(values: readonly number[]): number {
  return Math.max(0, ...values);
}

function meanOfTwoHighest(values: readonly number[]): number {
  const [first = 0, second = 0] = [...values].sort((one, other) => other - one);
  return (first + second) / 2;
}
