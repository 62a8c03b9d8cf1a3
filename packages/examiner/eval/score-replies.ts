// What bare replies to nudges earn: the figures of docs/measurements.md, held by score-replies.long.test.ts.
import type { Content } from '../src/content/content.ts';
import type { KeyPoint } from '../src/content/question.ts';
import type { AnswerPart, Askable } from '../src/grading/answer-grade.ts';
import { gradeAnswer } from '../src/grading/grade-answer.ts';

/** Nothing of any point is in these. */
const EMPTY_REPLIES = [
  'Yes.',
  'No.',
  'I think so.',
  'Yeah, that too.',
  "I'm not sure.",
  'All of it.',
  'The same.',
];

export interface ReplyScore {
  /** A right figure with its unit and nothing else: how many were credited, of how many. */
  figures: { credited: string[]; missed: string[] };
  /** The same with a figure that is wrong: said to be wrong, and credited, which none may be. */
  wrongFigures: { flagged: number; credited: string[]; all: number };
  /** The shortest of the ways to say it. */
  shortest: { credited: number; missed: string[] };
  /** Replies without anything in them, and figures of the question's other points, that earned something. */
  earnedByNothing: string[];
  nothing: number;
}

/** What short replies to the nudge for each essential point earn. */
export function scoreReplies(content: Content, isReply: boolean): ReplyScore {
  const score: ReplyScore = {
    figures: { credited: [], missed: [] },
    wrongFigures: { flagged: 0, credited: [], all: 0 },
    shortest: { credited: 0, missed: [] },
    earnedByNothing: [],
    nothing: 0,
  };
  for (const question of content.questions) {
    for (const [index, askable] of [question, ...question.followUps].entries()) {
      for (const point of askable.keyPoints.filter(({ essential, nudge }) => essential && nudge))
        scorePoint(askable, point, `${question.id}+${index} ${point.id}`, isReply, score);
    }
  }
  return score;
}

function scorePoint(askable: Askable, point: KeyPoint, name: string, isReply: boolean, score: ReplyScore) {
  const verdictOn = (text: string) => {
    const part: AnswerPart = { text, ...(isReply && { repliesTo: point.id }) };
    return gradeAnswer(askable, [part]).keyPoints.find(({ id }) => id === point.id)!.verdict;
  };
  const required = point.numbers.filter(({ optional }) => !optional);
  const [slot] = required;
  if (slot && required.length === 1) {
    const right = figure(slot.accept[0]!, slot.unit[0]);
    score.figures[verdictOn(right) === 'heard' ? 'credited' : 'missed'].push(
      `${name}: ${point.nudge} ${right}`,
    );
    const wrong = figure(String(Number(slot.accept[0]) * 2 + 1), slot.unit[0]);
    const found = verdictOn(wrong);
    score.wrongFigures.all++;
    score.wrongFigures.flagged += Number(found === 'contradicted');
    if (found === 'heard') score.wrongFigures.credited.push(`${name}: ${wrong}`);
  }
  const words = point.heard.map((group) => [...group].sort((one, other) => one.length - other.length)[0]!);
  const numbers = required.map(({ accept, unit }) => figure(accept[0]!, unit[0]));
  const shortest = [...numbers, ...words].join(' ');
  if (verdictOn(shortest) === 'heard') score.shortest.credited++;
  else score.shortest.missed.push(`${name}: ${point.nudge} ${shortest}`);
  const others = askable.keyPoints.filter((other) => other !== point).flatMap(({ numbers: own }) => own);
  const isRight = (value: string) => point.numbers.some(({ accept }) => accept.includes(value));
  const foreign = others.flatMap(({ accept, unit }) =>
    isRight(accept[0]!) ? [] : figure(accept[0]!, unit[0]),
  );
  for (const text of [...EMPTY_REPLIES, ...foreign]) {
    score.nothing++;
    if (verdictOn(text) === 'heard') score.earnedByNothing.push(`${name}: ${point.nudge} ${text}`);
  }
}

function figure(value: string, unit = ''): string {
  const plural = value === '1' || !unit ? unit : unit === 'foot' ? 'feet' : `${unit}s`;
  return `${value} ${plural}`.trim();
}
