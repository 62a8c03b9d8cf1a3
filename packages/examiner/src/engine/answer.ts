import type { Content } from '#content/content.ts';
import type { KeyPoint } from '#content/question.ts';
import type { AnswerGrade, AnswerPart, SpokenNumber } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/dont-know.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { type LookUp, recogniseLookUp } from '#grading/look-up.ts';
import { weaknessOf } from '#grading/weakness.ts';
import { moveOn } from './ask.ts';
import { giveFeedback } from './coach-feedback.ts';
import type { ExamState, Expecting, Outcome } from './exam-state.ts';
import { type Asked, findAskable } from './find-askable.ts';
import { lines, readBackLines } from './lines.ts';
import { askWhatWasFound, openBooks } from './look-up.ts';
import { probesAnyway, readsBackAnyway } from './probe-anyway.ts';
import { pick, quoteBriefly, sayOne, type Turn } from './say.ts';
import { spendTime } from './time-left.ts';
import { hasTimeToSay } from './wrap-up.ts';

/** Takes words as an answer, or a part of it, to the question at hand, and decides what follows. */
export function hearAnswer(state: ExamState, part: AnswerPart, typed: boolean, content: Content): Turn {
  const { current } = state;
  const asked = current && findAskable(current, content);
  // The content changed under a stored exam: nobody is judged by a question that is gone.
  if (!current || !asked) return moveOn(state, 'cut-off', content);
  const parts = [...current.parts, part];
  const grade = gradeAnswer(asked.askable, parts);
  const answered: ExamState = { ...state, current: { ...current, parts } };
  const settle = (outcome: Outcome) => settleQuestion(answered, outcome, grade, asked, content);

  if (grade.satisfactory) {
    if (!probesAnyway(state)) return settle('held');
    const right = !typed && readsBackAnyway(state) ? numberToReadBack(answered, grade, true) : null;
    return right ? readNumberBack(answered, right) : probeWith(answered, lines.probes, { for: 'more' });
  }
  if (isConfirmed(state, grade)) return settle('failed');
  if (part.strikes && part.about && isMissing(grade, part.about.pointId)) {
    return askForFigure(answered, part.about.pointId, part.about.slot);
  }
  const readBack = typed ? null : numberToReadBack(answered, grade, false);
  if (readBack) return readNumberBack(answered, readBack);
  const { expecting } = state.progress;
  if (saysNothing(asked, part)) {
    if (expecting.for === 'found' && !expecting.isAsked) return askWhatWasFound(answered);
    const { references } = asked.askable;
    const lookUp = recogniseLookUp(part.text, references, expecting.for === 'document');
    const wantsBooks = lookUp && (lookUp.named || recogniseLookUp(part.text, references));
    if (wantsBooks && mayLookUp(answered, asked)) return openBooks(answered);
    if (lookUp) return hearLookUp(answered, lookUp, asked, settle);
  }
  if (state.progress.probes === 0 && isDontKnow(part.text)) return helpAlong(answered, asked);
  const point = state.progress.probes < MOST_PROBES ? pointToNudge(answered, grade, asked) : null;
  if (point) return nudge(answered, point);
  if (state.progress.probes > 0) return settle(isUnclear(grade, asked) ? 'unclear' : 'failed');
  return probe(answered, grade, asked);
}

/** A third time would be an interrogation. */
const MOST_PROBES = 2;

/** The first essential point that was not spoken to and has not been nudged for; the content has the most important first. */
function pointToNudge({ progress }: ExamState, grade: AnswerGrade, { askable }: Asked): KeyPoint | null {
  if (grade.contradicted) return null;
  return (
    askable.keyPoints.find(
      ({ id, essential, nudge }, index) =>
        essential && nudge && grade.keyPoints[index]?.verdict === 'missing' && !progress.nudged?.includes(id),
    ) ?? null
  );
}

function nudge(state: ExamState, point: KeyPoint): Turn {
  const { progress } = state;
  const nudged = [...(progress.nudged ?? []), point.id];
  const changes = { probes: progress.probes + 1, nudged };
  return { state: expect(state, { for: 'more' }, changes), say: [point.nudge ?? ''] };
}

/** Nothing was said wrong, and of everything essential that is not heard something was: it came close. */
function isUnclear(grade: AnswerGrade, { askable }: Asked): boolean {
  return (
    !grade.contradicted &&
    askable.keyPoints.every(({ essential }, index) => {
      const point = grade.keyPoints[index];
      return !essential || point?.verdict === 'heard' || (point?.evidence.length ?? 0) > 0;
    })
  );
}

/** Whether the words alone neither earn nor lose a key point. */
export function saysNothing(asked: Asked, part: Pick<AnswerPart, 'text' | 'isSpoken' | 'about'>): boolean {
  return gradeAnswer(asked.askable, [part]).keyPoints.every(
    (point) => point.verdict === 'missing' && point.evidence.length === 0,
  );
}

function settleQuestion(
  state: ExamState,
  outcome: Outcome,
  grade: AnswerGrade,
  asked: Asked,
  content: Content,
): Turn {
  const judged = outcome === 'failed' ? withFaults(state, grade, asked) : state;
  if (state.options.choice.manner !== 'coach') return moveOn(judged, outcome, content);
  const feedback = giveFeedback(judged, outcome, grade, asked);
  // The closing words come first; the debrief has the rest.
  if (!hasTimeToSay(state, feedback.say, content)) return moveOn(state, outcome, content);
  const next = moveOn(spendTime(feedback.state, feedback.say), outcome, content, false);
  return { state: next.state, say: [...feedback.say, ...next.say] };
}

/** What was lacking goes on the record with the question: the closing words and the result go by it. */
function withFaults(state: ExamState, grade: AnswerGrade, { question, askable }: Asked): ExamState {
  const { current } = state;
  if (!current) return state;
  const isUnsafe = question.mustKnow && grade.contradicted;
  const weakness = weaknessOf(askable, grade);
  return { ...state, current: { ...current, weakness, ...(isUnsafe && { isUnsafe: true as const }) } };
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

/** About one contradiction in eight is a misheard number: each is confirmed once before it counts. */
function numberToReadBack(
  { progress }: ExamState,
  { keyPoints }: AnswerGrade,
  isRight: boolean,
): NumberToReadBack | null {
  for (const { id, number } of keyPoints) {
    if (number?.isRight !== isRight || progress.readBacks.includes(`${id}.${number.slot}`)) continue;
    return { pointId: id, ...number };
  }
  return null;
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
