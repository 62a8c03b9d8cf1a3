import { type AdviceTask, taskOn } from '../src/advice/find-task.ts';
import type { TurnReading } from '../src/advice.ts';
import { isUnclear } from '../src/engine/is-unclear.ts';
import { judgeAnswer } from '../src/engine/judge-answer.ts';
import type { LabelledAnswer } from './labelled-answers.ts';

/** Readings of labelled answers by a model: by itself, and as code takes them. */
export interface ReadingScore {
  answers: number;
  /** Nothing usable came back. */
  unread: number;
  /** Of the points that the model has as said, and of those that were. */
  precision: number;
  recall: number;
  /** Points that are labelled wrong, and those of them that the model has as said. */
  wrongPoints: number;
  wrongAccepted: number;
  /** Quotes that do not stand in the answer, of those that were given. */
  quotes: number;
  inventedQuotes: number;
  /** Answers that are wrong by their label and satisfactory by the rubric, and with the readings. */
  wrongAnswers: number;
  wrongSatisfactory: string;
  /** Answers that are right by their label, and fail for good by the rubric, and with the readings. */
  rightAnswers: number;
  rightFailed: string;
  /** How far confidence and being right lie apart on average, from 0 to 1. */
  calibrationError: number;
}

const BINS = 5;

/** What a model is asked about a labelled answer. */
export function taskOf(answer: LabelledAnswer): AdviceTask {
  return taskOn(answer, followUpOf(answer), { scenario: [], saidBefore: [], answer: answer.text });
}

export function scoreReadings(
  read: readonly { answer: LabelledAnswer; reading: TurnReading | null }[],
): ReadingScore {
  const count = { said: 0, claimed: 0, hits: 0, wrong: 0, accepted: 0, quotes: 0, invented: 0 };
  const outcome = { wrong: 0, right: 0, accepted: [0, 0], failed: [0, 0] };
  const bins = Array.from({ length: BINS }, () => ({ points: 0, sure: 0, right: 0 }));
  for (const { answer, reading } of read) {
    for (const { id } of answer.askable.keyPoints) {
      const found = reading?.points.find(({ point }) => point === id);
      const isSaid = answer.heard.includes(id);
      const isWrong = answer.wrong.includes(id);
      const isClaimed = found?.verdict === 'said';
      count.said += Number(isSaid);
      count.claimed += Number(isClaimed);
      count.hits += Number(isSaid && isClaimed);
      count.wrong += Number(isWrong);
      count.accepted += Number(isWrong && isClaimed);
      if (!found) continue;
      const isRight = isSaid ? isClaimed : isWrong ? found.verdict === 'wrong' : !isClaimed;
      const bin = bins[Math.min(BINS - 1, Math.floor(found.confidence * BINS))]!;
      bin.points++;
      bin.sure += found.confidence;
      bin.right += Number(isRight);
      if (!found.quote) continue;
      count.quotes++;
      count.invented += Number(!wordsOf(answer.text).includes(wordsOf(found.quote)));
    }
    const isRight = isSatisfactory(answer);
    const isWrong = answer.wrong.length > 0;
    outcome.right += Number(isRight);
    outcome.wrong += Number(isWrong);
    for (const [column, readings] of [[], reading?.points ?? []].entries()) {
      const grade = gradeWith(answer, readings);
      outcome.accepted[column]! += Number(isWrong && grade === 'satisfactory');
      outcome.failed[column]! += Number(isRight && grade === 'failed');
    }
  }
  const points = bins.reduce((sum, bin) => sum + bin.points, 0);
  return {
    answers: read.length,
    unread: read.filter(({ reading }) => !reading).length,
    precision: count.hits / count.claimed,
    recall: count.hits / count.said,
    wrongPoints: count.wrong,
    wrongAccepted: count.accepted,
    quotes: count.quotes,
    inventedQuotes: count.invented,
    wrongAnswers: outcome.wrong,
    wrongSatisfactory: outcome.accepted.join(' → '),
    rightAnswers: outcome.right,
    rightFailed: outcome.failed.join(' → '),
    calibrationError: bins.reduce((sum, { sure, right }) => sum + Math.abs(sure - right), 0) / points,
  };
}

/** As a pilot would find it who said nothing more: failed only where nothing is left open. */
function gradeWith(answer: LabelledAnswer, readings: TurnReading['points']) {
  const { question, askable, text } = answer;
  const followUp = followUpOf(answer);
  const parts = [{ text, readings }];
  const verdict = judgeAnswer({ question, askable, followUp, parts, earlier: [], reason: 'answered' });
  if (verdict.satisfactory) return 'satisfactory';
  return isUnclear(verdict, answer) ? 'open' : 'failed';
}

function isSatisfactory({ askable, heard, wrong }: LabelledAnswer): boolean {
  return !wrong.length && askable.keyPoints.every(({ id, essential }) => !essential || heard.includes(id));
}

function followUpOf({ question, askable }: LabelledAnswer): number | null {
  const index = question.followUps.findIndex(({ ask }) => ask === askable.ask);
  return index < 0 ? null : index;
}

const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
