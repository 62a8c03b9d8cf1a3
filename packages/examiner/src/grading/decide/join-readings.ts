import type { PointReading } from '@rightseat/contract';
import type { KeyPoint } from '#content/question.ts';
import type { AnswerPart, Askable, KeyPointGrade } from '#grading/answer-grade.ts';
import { isAccepted } from '#grading/bind/number-slots.ts';
import type { FoundBySigns } from '#grading/judge/grade-point.ts';
import { quoteSaid } from '#grading/quote/quote-said.ts';
import { readWords, type Word } from '#grading/read/words.ts';
import { joinWeights } from './join-weights.ts';

/** What is known of one point, as numbers. */
export type JoinSigns = Record<keyof typeof joinWeights.said, number>;

/** Probabilities are kept off nothing and one, where a logarithm ends. */
const LEAST = 1e-4;

/** Numbers are not weighed with the rest: `decide` leaves them to the exact signs. */
export function signsOf({ grade, isUndone }: FoundBySigns, reading: PointReading): JoinSigns {
  const log = (probability: number) => Math.log(Math.max(probability, LEAST));
  return {
    none: 1,
    heard: Number(grade.verdict === 'heard'),
    undone: Number(isUndone),
    contradicted: Number(grade.verdict === 'contradicted'),
    saidOverAbsent: log(reading.said) - log(reading.absent),
    saidOverWrong: log(reading.said) - log(reading.wrong),
  };
}

type Joined = 'heard' | 'contradicted' | 'unclear' | 'missing';

/** A minute of talk, in characters. */
const LONG = 1_000;

/**
 * From where on a point is said wrong (`flag`), heard (`credit`), or may have been heard, so that a nudge is worth its while
 * (`unclear`). Typed: chosen on sets that nothing was fitted to, where no more wrong answers pass than by signs alone. Spoken: the
 * same, less what misheard words cost a judge. Long: it reads stretch by stretch, and each is one more chance to find what was not said.
 */
const THRESHOLDS = {
  typed: { flag: 0.75, credit: 0.75, unclear: 0.3 },
  spoken: { flag: 0.85, credit: 0.7, unclear: 0.25 },
  long: { flag: 0.85, credit: 0.95, unclear: 0.3 },
};

/**
 * Where the judge is that sure that a point was spoken to, rightly or wrongly, nobody is asked for it as if he had left it out: he may
 * add to his answer. Of nudges in five sets of conversations 16 of 21 below this asked for what was said, and five of some 55 above.
 */
const HARDLY_ABSENT = 0.4;
const isSpokenTo = ({ absent }: PointReading) => absent < HARDLY_ABSENT;

/** Of so few words, and of exhibits and flights, the judge makes out less than signs that are sure; a wrong one it knows. */
const BRIEF = { mostWords: 5, wrongFrom: 0.3 };

/** Probabilities by a regression on exact signs and what the judge read, then the thresholds of how it was said. */
function decide(found: FoundBySigns, reading: PointReading, channel: keyof typeof THRESHOLDS): Joined {
  const { said, wrong } = probabilities(signsOf(found, reading));
  const { grade, asksNumber } = found;
  const { credit, flag, unclear } = THRESHOLDS[channel];
  // A model of this size reads numbers badly: they are left to the exact signs.
  if (grade.number?.isRight === false || wrong >= flag) return 'contradicted';
  const lacksNumber = asksNumber && !grade.number && grade.verdict !== 'heard';
  if (said >= credit && !lacksNumber) return 'heard';
  return said >= unclear ? 'unclear' : 'missing';
}

function probabilities(signs: JoinSigns): { said: number; wrong: number } {
  const power = (weights: JoinSigns) =>
    Math.exp(
      Object.entries(signs).reduce((sum, [name, sign]) => sum + sign * weights[name as keyof JoinSigns], 0),
    );
  const said = power(joinWeights.said);
  const wrong = power(joinWeights.wrong);
  return { said: said / (1 + said + wrong), wrong: wrong / (1 + said + wrong) };
}

/** Where nothing read the point: what words alone are not sure of stays open, with the words that touched on it. */
export function bySignsAlone({ grade, isSure }: FoundBySigns): KeyPointGrade {
  return grade.verdict === 'heard' && !isSure ? { ...grade, verdict: 'missing' } : grade;
}

/** Each point by its signs and its reading together. Readings come in any order; a point without one goes by its signs. */
export function joinReadings(
  { keyPoints }: Askable,
  parts: readonly AnswerPart[],
  found: readonly FoundBySigns[],
  readings: readonly PointReading[],
): KeyPointGrade[] {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const channel = length > LONG ? 'long' : parts.at(-1)?.isSpoken ? 'spoken' : 'typed';
  return found.map((signs, index): KeyPointGrade => {
    const { id, statement, isComputed, isOfData } = keyPoints[index]!;
    const reading = readings.find((one) => one.id === id);
    const alone = bySignsAlone(signs);
    const isLeftToSigns = isOfData || statement.split(' ').length <= BRIEF.mostWords;
    if (!reading || (isLeftToSigns && alone.verdict === 'heard' && reading.wrong < BRIEF.wrongFrom))
      return alone;
    // Of figures that it has never seen the judge tells whether they were spoken of, and not whether they are right: the signs do.
    if (isComputed) {
      if (signs.grade.verdict === 'heard' && reading.said >= THRESHOLDS.typed.credit) return signs.grade;
      const isUnheard = alone.verdict === 'missing' && isSpokenTo(reading);
      return isUnheard ? withVerdict(alone, 'unclear', () => quoteSaid(parts, statement)) : alone;
    }
    const decided = decide(signs, reading, channel);
    const joined = decided === 'missing' && isSpokenTo(reading) ? 'unclear' : decided;
    return withVerdict(signs.grade, joined, () => quoteSaid(parts, statement));
  });
}

/** The signs' own words stay where they led to the same; the judge names none, and what it found is quoted by its sentence. */
function withVerdict(
  grade: KeyPointGrade,
  joined: Joined,
  quote: () => ReturnType<typeof quoteSaid>,
): KeyPointGrade {
  const verdict = joined === 'unclear' ? 'missing' : joined;
  if (verdict === grade.verdict && (joined !== 'unclear' || grade.evidence.length)) return grade;
  const { number: _, ...rest } = grade;
  // Nobody is asked for what he has words of, nor told that he left it out: these are mostly right, and read badly.
  if (joined === 'missing' && grade.verdict === 'heard') return { ...rest, verdict };
  const said = joined === 'missing' ? null : quote();
  return { ...rest, verdict, evidence: said ? [said.text] : [], parts: said ? [said.part] : [] };
}

/** "Two" stands in many an answer and means nothing by itself. */
const FEWEST_DIGITS = 2;

/**
 * Points with figures of the own flight or of an exhibit go by exact signs alone, and these bind a figure to the wrong thing where
 * several are said ("LOCKS at or below 9,000, DELTT at 7,000"). Where the right one stands in the answer the point is neither
 * said wrong by another figure nor left out: it stays open, and nobody is asked for what he has said.
 */
export function leaveOpen(
  { isComputed, heard, numbers }: KeyPoint,
  grade: KeyPointGrade,
  parts: readonly AnswerPart[],
): KeyPointGrade {
  const isWrongFigure = grade.number?.isRight === false;
  const isLeftOut = grade.verdict === 'missing' && grade.evidence.length === 0;
  if (!isComputed || !(isWrongFigure || isLeftOut)) return grade;
  const isRight = ({ text }: Word) =>
    numbers.some((slot) => !slot.optional && isAccepted(slot, text)) || heard.flat().includes(text);
  const [right] = parts.flatMap(({ text, strikes }, part) =>
    readWords(strikes ? '' : text)
      .filter(
        (word) => word.isNumber && isRight(word) && (isWrongFigure || word.text.length >= FEWEST_DIGITS),
      )
      .map(({ start, end }) => ({ evidence: [text.slice(start, end)], parts: [part] })),
  );
  const { number: _, ...rest } = grade;
  return right ? { ...rest, verdict: 'missing', ...right } : grade;
}
