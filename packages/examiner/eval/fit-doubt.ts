/**
 * npm run fit:doubt: how the signs of `src/grading/doubt.ts` weigh, from the bank of known answers: log-odds by gradient
 * descent. The rubrics were mended until hardly a wrong answer of the bank earns credit, so their lists of wrong phrases
 * are emptied first: what the rest lets pass then stands for what nobody foresaw. No answer is compared with itself.
 */
import { loadContent } from '../src/content/load-content.ts';
import type { KeyPoint } from '../src/content/question.ts';
import { readSigns, type Signs } from '../src/grading/doubt.ts';
import { gradeAnswer } from '../src/grading/grade-answer.ts';
import { readSegments } from '../src/grading/segments.ts';
import { readLabelledAnswers } from './labelled-answers.ts';

const ROUNDS = 400;
const STEP = 4;
const NAMES = ['nearerWrong', 'heldByWrong', 'isAlone', 'hasFigure', 'isAmiss'] as const;

interface Sample {
  signs: number[];
  /** 1 where an instructor would give no credit. */
  isWrong: number;
}

const samples = readSamples();
const wrong = samples.filter(({ isWrong }) => isWrong).length;
console.log(`${samples.length} credits, ${wrong} of them not an instructor's\n`);
for (const [index, weight] of fit(samples).entries()) {
  console.log(`${['none', ...NAMES][index]!.padEnd(12)} ${weight.toFixed(2)}`);
}

function readSamples(): Sample[] {
  const emptied = new WeakMap<KeyPoint, KeyPoint>();
  const empty = (point: KeyPoint): KeyPoint => {
    const one = emptied.get(point) ?? { ...point, contradictedBy: [] };
    emptied.set(point, one);
    return one;
  };
  return readLabelledAnswers('every-question', loadContent()).flatMap(({ askable, text, heard }) => {
    const keyPoints = askable.keyPoints.map(empty);
    const grades = gradeAnswer({ ...askable, keyPoints, knownAnswers: undefined }, text).keyPoints;
    const segments = readSegments([{ text }], [], []);
    return keyPoints.flatMap((point, index): Sample[] => {
      const signs = readSigns(askable, point, segments, grades);
      if (grades[index]!.verdict !== 'heard' || !signs) return [];
      return [{ signs: toNumbers(signs), isWrong: Number(!heard.includes(point.id)) }];
    });
  });
}

function toNumbers(signs: Signs): number[] {
  return [1, ...NAMES.map((name) => Number(signs[name]))];
}

function fit(data: readonly Sample[]): number[] {
  let weights = Array.from({ length: NAMES.length + 1 }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map(() => 0);
    for (const { signs, isWrong } of data) {
      const odds = signs.reduce((sum, sign, index) => sum + sign * weights[index]!, 0);
      const error = 1 / (1 + Math.exp(-odds)) - isWrong;
      for (const [index, sign] of signs.entries()) slope[index]! += error * sign;
    }
    weights = weights.map((weight, index) => weight - (STEP * slope[index]!) / data.length);
  }
  return weights;
}
