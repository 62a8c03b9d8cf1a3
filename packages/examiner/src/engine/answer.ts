import type { Content } from '#content/content.ts';
import type { KeyPoint } from '#content/question.ts';
import type { AnswerGrade, KeyPointGrade, SpokenNumber } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import { readWords } from '#grading/read/words.ts';
import { type LookUp, recogniseLookUp } from '#references/recognise-look-up.ts';
import { moveOn } from './ask.ts';
import { giveFeedback } from './coach-feedback.ts';
import type { ExamState, Expecting, Outcome } from './exam-state.ts';
import type { Asked } from './find-askable.ts';
import { isTouched } from './is-touched.ts';
import { isUnclear } from './is-unclear.ts';
import { figuresAgain, lines, readBackLines } from './lines.ts';
import { askWhatWasFound, openBooks } from './look-up.ts';
import { type OwnQuestion, offers } from './own-question.ts';
import { probesAnyway, readsBackAnyway } from './probe-anyway.ts';
import { pick, quoteBriefly, sayOne, type Turn } from './say.ts';
import { saysDone } from './says-done.ts';
import { spendTime } from './time-left.ts';
import { addsNothing, standingVerdict, type Verdict } from './verdict.ts';
import { wordsToOffer } from './words-to-offer.ts';
import { hasTimeToSay } from './wrap-up.ts';

/** What was said to the question at hand, judged and on its record. */
interface Heard {
  asked: Asked;
  /** The verdict before it, where something had been said to the question already. */
  before: Verdict | undefined;
  /** What stood beside it has had a word already. */
  isBeside: boolean;
  /** What he asks beside it. */
  asks: OwnQuestion | null;
  /** He wants the next question. */
  isDone?: boolean;
}

/** Decides what follows from an answer, or a part of one, by the verdict on it. */
export function hearAnswer(answered: ExamState, heard: Heard | null, content: Content): Turn {
  const grade = answered.current && standingVerdict(answered.current);
  const part = answered.current?.parts.at(-1);
  // The content changed under a stored exam: nobody is judged by a question that is gone.
  if (!heard || !grade || !part) return moveOn(answered, 'cut-off', content);
  const { asked, before, isBeside, asks, isDone } = heard;
  const { progress } = answered;
  const typed = !part.isSpoken;
  const settle = (outcome: Outcome) => settleQuestion(answered, outcome, grade, { asked, asks }, content);
  const more = isBeside ? lines.probesBeside : lines.probes;
  if (offers(asks) && isOfferTaken(answered, grade))
    return probeWith(answered, wordsToOffer(asks), { for: 'more' });

  if (grade.satisfactory) {
    if (grade.complete || isDone || saysDone(part.text) || !probesAnyway(answered)) return settle('held');
    const right = !typed && readsBackAnyway(answered) ? numberToReadBack(answered, grade, true, asked) : null;
    return right ? readNumberBack(answered, right) : probeWith(answered, more, { for: 'more' });
  }
  if (isConfirmed(answered, grade)) return settle('failed');
  if (part.strikes && part.about && isMissing(grade, part.about.pointId)) {
    return askForFigure(answered, part.about.pointId, part.about.slot);
  }
  const readBack = typed ? null : numberToReadBack(answered, grade, false, asked);
  if (readBack) return readNumberBack(answered, readBack);
  const { expecting } = progress;
  if (addsNothing(before, grade)) {
    if (expecting.for === 'found' && !expecting.isAsked) return askWhatWasFound(answered);
    const { references } = asked.askable;
    const lookUp = recogniseLookUp(part.text, references, expecting.for === 'document');
    const wantsBooks = lookUp && (lookUp.named || recogniseLookUp(part.text, references));
    if (wantsBooks && mayLookUp(answered, asked)) return openBooks(answered);
    if (lookUp) return hearLookUp(answered, lookUp, asked, settle);
  }
  if (progress.probes === 0 && isDontKnow(part.text)) return helpAlong(answered, asked);
  const open = progress.probes < MOST_PROBES ? pointToNudge(answered, grade, asked) : null;
  if (open && (grade.contradicted || !isTouched(grade, open.id))) return nudge(answered, open, asked);
  if (progress.probes > 0)
    return settle(isUnclear(grade, asked, answered.current?.nudged) ? 'unclear' : 'failed');
  // Whoever says that this is all is not asked whether it is; nor who asks that himself.
  const isAll = saysDone(part.text) || asks === 'verdict';
  if (isAll && isUnclear(grade, asked, answered.current?.nudged)) return settle('unclear');
  return probe(answered, grade, asked, more);
}

/** A third time would be an interrogation. */
const MOST_PROBES = 2;

/**
 * "Shall I go on?" is granted, as often as he is asked for more, unless he has said all of it, and not in the middle of a figure or
 * a look into the books.
 */
export function isOfferTaken(
  { progress: { probes, expecting } }: Pick<ExamState, 'progress'>,
  { satisfactory, complete }: Pick<AnswerGrade, 'satisfactory' | 'complete'>,
): boolean {
  const isAll = satisfactory && complete;
  return !isAll && probes < MOST_PROBES && (expecting.for === 'answer' || expecting.for === 'more');
}

/**
 * The first essential point that is missing and has not been nudged for; the content has the most important first. One that
 * words of it were heard of comes after those that nothing was: a third of these and more were said, and only not made out.
 */
export function pointToNudge(
  { current }: Pick<ExamState, 'current'>,
  grade: AnswerGrade | undefined,
  { askable, question }: Pick<Asked, 'askable' | 'question'>,
): KeyPoint | null {
  const wanted = grade?.contradicted ? (question.mustKnow ? isWrong : isDisputed) : isMissed;
  const missed = askable.keyPoints.filter(
    ({ id, essential, nudge }, index) =>
      essential && nudge && wanted(grade?.keyPoints[index]) && !current?.nudged?.includes(id),
  );
  return missed.find(({ id }) => !isTouched(grade, id)) ?? missed[0] ?? null;
}

const isMissed = (point: KeyPointGrade | undefined) => (point?.verdict ?? 'missing') === 'missing';

/** What has to be known by heart fails a task by itself, so nobody fails by it who was not asked for that very thing once more. */
const isWrong = (point: KeyPointGrade | undefined) => point?.verdict === 'contradicted';

/** Who has said something else wrong is not steered elsewhere; only to that, where a model has it that he said it rightly. */
const isDisputed = (point: KeyPointGrade | undefined) =>
  point?.verdict === 'contradicted' && point.doubted === true;

/** "And at night?" means nothing on its own: who asks for it again, or comes back to it, gets the question before it. */
function nudge(state: ExamState, { id, nudge = '' }: KeyPoint, { askable }: Asked): Turn {
  const { line, state: led } = pick(state, lines.nudgeLeads);
  const { probes, spoken } = led.progress;
  const nudged = led.current?.nudged ?? [];
  const last = askable.keyPoints.find((point) => point.id === nudged.at(-1))?.nudge;
  const question = last && spoken.endsWith(` ${last}`) ? spoken.slice(0, -last.length - 1) : spoken;
  const current = led.current && { ...led.current, nudged: [...nudged, id] };
  const changes = { probes: probes + 1, spoken: `${question} ${nudge}` };
  return { state: expect({ ...led, current }, { for: 'more', nudgedFor: id }, changes), say: [line, nudge] };
}

function settleQuestion(
  state: ExamState,
  outcome: Outcome,
  grade: AnswerGrade,
  { asked, asks }: Pick<Heard, 'asked' | 'asks'>,
  content: Content,
): Turn {
  if (state.options.choice.manner !== 'coach') return moveOn(state, outcome, content);
  const feedback = giveFeedback(state, outcome, grade, asked, asks);
  // The closing words come first; the debrief has the rest.
  if (!hasTimeToSay(state, feedback.say, content)) return moveOn(state, outcome, content);
  const next = moveOn(spendTime(feedback.state, feedback.say), outcome, content, null);
  return { state: next.state, say: [...feedback.say, ...next.say] };
}

/** The number that was just read back still stands, and is wrong. */
function isConfirmed({ progress }: ExamState, grade: AnswerGrade): boolean {
  const { expecting } = progress;
  if (expecting.for !== 'read-back') return false;
  return grade.keyPoints.some(
    ({ id, number }) => id === expecting.pointId && number?.slot === expecting.slot && !number.isRight,
  );
}

function isMissing(grade: AnswerGrade, pointId: string): boolean {
  return grade.keyPoints.some((point) => point.id === pointId && point.verdict === 'missing');
}

interface NumberToReadBack extends SpokenNumber {
  pointId: string;
}

/**
 * About one contradiction in eight is a misheard number: one of an essential point is confirmed once before it counts.
 * No other counts.
 */
function numberToReadBack(
  { progress }: ExamState,
  { keyPoints }: AnswerGrade,
  isRight: boolean,
  { askable }: Asked,
): NumberToReadBack | null {
  const essential = new Set(askable.keyPoints.filter((point) => point.essential).map(({ id }) => id));
  const numbers = keyPoints.flatMap(({ id, number }) => {
    if (number?.isRight !== isRight || progress.readBacks.includes(`${id}.${number.slot}`)) return [];
    return [{ pointId: id, ...number }];
  });
  return numbers.find(({ pointId }) => essential.has(pointId)) ?? null;
}

function readNumberBack(state: ExamState, { pointId, slot, words }: NumberToReadBack): Turn {
  const picked = state.saysOnlyKnown ? pick(state, figuresAgain) : pick(state, readBackLines);
  const spoken = typeof picked.line === 'string' ? picked.line : picked.line(quoteBriefly(words));
  const { progress } = picked.state;
  const readBacks = [...progress.readBacks, `${pointId}.${slot}`];
  return {
    state: expect(picked.state, { for: 'read-back', pointId, slot }, { spoken, readBacks }),
    say: [spoken],
  };
}

/** The pilot denied the number that was read back. */
export function askForFigure(state: ExamState, pointId: string, slot: number): Turn {
  const picked = pick(state, lines.figureAsked);
  return {
    state: expect(picked.state, { for: 'figure', pointId, slot }, { spoken: picked.line }),
    say: [picked.line],
  };
}

function mayLookUp({ hasBooks, current }: ExamState, { question }: Asked): boolean {
  return hasBooks === true && !question.mustKnow && !current?.lookUp?.reference;
}

function hearLookUp(
  state: ExamState,
  lookUp: LookUp,
  asked: Asked,
  settle: (outcome: Outcome) => Turn,
): Turn {
  const { progress, current } = state;
  if (asked.question.mustKnow || current?.lookUp) {
    if (progress.probes > 0) return settle('failed');
    const line = current?.lookUp ? lines.hadTheBooks : lines.fromMemory;
    return probeWith(state, line, { for: 'more' });
  }
  if (lookUp.named) return settle(lookUp.right ? 'looked-up' : 'failed');
  if (progress.expecting.for === 'document') return settle('failed');
  return probeWith(state, lines.whichDocument, { for: 'document' });
}

/** "I don't know" gets the point in another way, or the question every examiner asks then: where is it written? */
function helpAlong(state: ExamState, asked: Asked): Turn {
  const { rephrase } = asked.askable;
  if (rephrase) return rephraseQuestion(state, rephrase);
  if (asked.question.mustKnow || state.current?.lookUp)
    return probeWith(state, lines.bestGuess, { for: 'more' });
  return probeWith(state, lines.whereToLook, { for: 'document' });
}

/** The same point in another way, once, before it counts against the pilot. Never names what is missing. */
function probe(state: ExamState, grade: AnswerGrade, asked: Asked, more: readonly string[]): Turn {
  const { rephrase } = asked.askable;
  const isEmpty = grade.keyPoints.every((point) => point.evidence.length === 0);
  if (isEmpty && rephrase) return rephraseQuestion(state, rephrase);
  // "Go on with that" to an answer that was at its end would have him say it again.
  if (isEmpty && more === lines.probes) return probeWith(state, lines.emptyProbes, { for: 'more' });
  const essential = new Set(
    asked.askable.keyPoints.filter((point) => point.essential).map((point) => point.id),
  );
  const missing = grade.keyPoints.filter((point) => essential.has(point.id) && point.verdict === 'missing');
  const saysFigure = state.current?.parts.some(({ text }) => readWords(text).some((word) => word.isNumber));
  // Who has given figures is not asked for one: it was not made out which it was.
  if (missing.length === 1 && missing[0]!.lacksNumberOnly && missing[0]!.evidence.length && !saysFigure) {
    return probeWith(state, lines.numberProbes, { for: 'more' });
  }
  return probeWith(state, more, { for: 'more' });
}

function rephraseQuestion(state: ExamState, rephrase: string): Turn {
  const picked = pick(state, lines.rephrased);
  const probes = state.progress.probes + 1;
  return {
    state: expect(picked.state, { for: 'answer' }, { spoken: rephrase, probes }),
    say: [picked.line, rephrase],
  };
}

/** The question as asked stays the one to repeat: "anything else?" alone would tell nobody anything. */
function probeWith(state: ExamState, options: readonly string[], expecting: Expecting): Turn {
  const turn = sayOne(state, options);
  return { ...turn, state: expect(turn.state, expecting, { probes: state.progress.probes + 1 }) };
}

function expect(state: ExamState, expecting: Expecting, changes: Partial<ExamState['progress']>): ExamState {
  return { ...state, progress: { ...state.progress, ...changes, expecting } };
}
