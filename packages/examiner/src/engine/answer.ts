import type { Content } from '#content/content.ts';
import type { KeyPoint } from '#content/question.ts';
import type { AnswerGrade, SpokenNumber } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/dont-know.ts';
import { type LookUp, recogniseLookUp } from '#grading/look-up.ts';
import { moveOn } from './ask.ts';
import { giveFeedback } from './coach-feedback.ts';
import type { ExamState, Expecting, Outcome } from './exam-state.ts';
import type { Asked } from './find-askable.ts';
import { isUnclear } from './is-unclear.ts';
import type { Judged } from './judge-answer.ts';
import { lines, readBackLines } from './lines.ts';
import { askWhatWasFound, openBooks } from './look-up.ts';
import { probesAnyway, readsBackAnyway } from './probe-anyway.ts';
import { pick, quoteBriefly, sayOne, type Turn } from './say.ts';
import { spendTime } from './time-left.ts';
import { addsNothing, standingVerdict, type Verdict } from './verdict.ts';
import { hasTimeToSay } from './wrap-up.ts';

/** What was said to the question at hand, judged and on its record. */
interface Heard extends Judged {
  /** The verdict before it, where something had been said to the question already. */
  before: Verdict | undefined;
}

/** Decides what follows from an answer, or a part of one, by the verdict on it. */
export function hearAnswer(answered: ExamState, heard: Heard | null, content: Content): Turn {
  const grade = answered.current && standingVerdict(answered.current);
  const part = answered.current?.parts.at(-1);
  // The content changed under a stored exam: nobody is judged by a question that is gone.
  if (!heard || !grade || !part) return moveOn(answered, 'cut-off', content);
  const { toJudge: asked, before } = heard;
  const { progress } = answered;
  const typed = !part.isSpoken;
  const settle = (outcome: Outcome) => settleQuestion(answered, outcome, grade, asked, content);

  if (grade.satisfactory) {
    if (grade.complete || !probesAnyway(answered)) return settle('held');
    const right = !typed && readsBackAnyway(answered) ? numberToReadBack(answered, grade, true, asked) : null;
    return right ? readNumberBack(answered, right) : probeWith(answered, lines.probes, { for: 'more' });
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
  const point = progress.probes < MOST_PROBES ? pointToNudge(answered, grade, asked) : null;
  if (point) return nudge(answered, point, asked);
  if (progress.probes > 0) return settle(isUnclear(grade, asked, progress.nudged) ? 'unclear' : 'failed');
  return probe(answered, grade, asked);
}

/** A third time would be an interrogation. */
const MOST_PROBES = 2;

/** The first essential point that was not spoken to and has not been nudged for; the content has the most important first. */
export function pointToNudge(
  { progress }: Pick<ExamState, 'progress'>,
  grade: AnswerGrade | undefined,
  { askable }: Pick<Asked, 'askable'>,
): KeyPoint | null {
  if (grade?.contradicted) return null;
  const isMissed = (index: number) => (grade?.keyPoints[index]?.verdict ?? 'missing') === 'missing';
  return (
    askable.keyPoints.find(
      ({ id, essential, nudge }, index) =>
        essential && nudge && isMissed(index) && !progress.nudged?.includes(id),
    ) ?? null
  );
}

/** "And at night?" means nothing on its own: who asks for it again, or comes back to it, gets the question before it. */
function nudge(state: ExamState, { id, nudge = '' }: KeyPoint, { askable }: Asked): Turn {
  const { line, state: led } = pick(state, lines.nudgeLeads);
  const { nudged = [], probes, spoken } = led.progress;
  const last = askable.keyPoints.find((point) => point.id === nudged.at(-1))?.nudge;
  const question = last && spoken.endsWith(` ${last}`) ? spoken.slice(0, -last.length - 1) : spoken;
  const changes = { probes: probes + 1, nudged: [...nudged, id], spoken: `${question} ${nudge}` };
  return { state: expect(led, { for: 'more' }, changes), say: [line, nudge] };
}

function settleQuestion(
  state: ExamState,
  outcome: Outcome,
  grade: AnswerGrade,
  asked: Asked,
  content: Content,
): Turn {
  if (state.options.choice.manner !== 'coach') return moveOn(state, outcome, content);
  const feedback = giveFeedback(state, outcome, grade, asked);
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
 * About one contradiction in eight is a misheard number: each is confirmed once before it counts, the essential ones
 * first. A right one is read back only where a wrong one would have mattered most.
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
  const first = numbers.find(({ pointId }) => essential.has(pointId));
  return first ?? (isRight ? null : (numbers[0] ?? null));
}

function readNumberBack(state: ExamState, { pointId, slot, words }: NumberToReadBack): Turn {
  const picked = pick(state, readBackLines);
  const spoken = picked.line(quoteBriefly(words));
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
function probe(state: ExamState, grade: AnswerGrade, asked: Asked): Turn {
  const { rephrase } = asked.askable;
  const isEmpty = grade.keyPoints.every((point) => point.evidence.length === 0);
  if (isEmpty && rephrase) return rephraseQuestion(state, rephrase);
  if (isEmpty || grade.contradicted) return probeWith(state, lines.emptyProbes, { for: 'more' });
  const essential = new Set(
    asked.askable.keyPoints.filter((point) => point.essential).map((point) => point.id),
  );
  const missing = grade.keyPoints.filter((point) => essential.has(point.id) && point.verdict === 'missing');
  if (missing.length === 1 && missing[0]!.lacksNumberOnly && missing[0]!.evidence.length) {
    return probeWith(state, lines.numberProbes, { for: 'more' });
  }
  return probeWith(state, lines.probes, { for: 'more' });
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
