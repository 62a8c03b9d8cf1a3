import type { PointReading } from '@rightseat/contract';
import type { KeyPointGrade } from '../src/grading/answer-grade.ts';
import { gradeAnswer } from '../src/grading/grade-answer.ts';
import { type Without, withoutNone } from '../src/grading/rules.ts';
import type { LabelledAnswer } from './labelled-answers.ts';

export interface AnswerScore {
  answers: number;
  keyPoints: number;
  /** Credits, how many of them an instructor would give, and how many he would give in all. */
  credited: number;
  hits: number;
  said: number;
  precision: number;
  recall: number;
  /** Labelled wrong, and credited all the same. */
  wrongPoints: number;
  wrongAccepted: number;
  wrongFlagged: number;
  /** Answers with an essential point labelled wrong, and how many of them were graded satisfactory as a whole all the same. */
  wrongAnswers: number;
  wrongSatisfactory: number;
  /** Answers with all that is essential and nothing wrong, and how many of them were not graded satisfactory. */
  rightAnswers: number;
  rightFailed: number;
  /** Flagged as wrong although it was right or not said. */
  falseFlags: number;
  /** Share of answers whose satisfactory / unsatisfactory agrees with the labels. */
  gradeAgreement: number;
  millisecondsPerAnswer: number;
  byKind: Record<string, string>;
  disagreements: string[];
}

/**
 * Grades labelled answers, each as it was typed or, where `heard` is given, as it was heard; with what the judge read in
 * it, or by exact signs alone; with all rules, or without some.
 */
export function scoreAnswers(
  answers: readonly LabelledAnswer[],
  heard?: (answer: LabelledAnswer) => string,
  readings?: ReadonlyMap<LabelledAnswer, readonly PointReading[] | null>,
  without: Without = withoutNone,
): AnswerScore {
  const count = {
    points: 0,
    hits: 0,
    credited: 0,
    heard: 0,
    wrong: 0,
    accepted: 0,
    flagged: 0,
    wrongAnswers: 0,
    wrongSatisfactory: 0,
    rightAnswers: 0,
    rightFailed: 0,
    falseFlags: 0,
    agreed: 0,
  };
  const kinds = new Map<string, { all: number; same: number }>();
  const disagreements: string[] = [];
  const started = performance.now();
  for (const answer of answers) {
    const { askable } = answer;
    const text = heard?.(answer) ?? answer.text;
    const grade = gradeAnswer(
      askable,
      [{ text, ...(heard ? { isSpoken: true } : {}) }],
      readings?.get(answer),
      without,
    );
    let same = true;
    for (const point of grade.keyPoints) {
      const label = labelOf(point.id, answer);
      count.points++;
      count.heard += Number(label === 'heard');
      count.credited += Number(point.verdict === 'heard');
      count.hits += Number(label === 'heard' && point.verdict === 'heard');
      count.wrong += Number(label === 'contradicted');
      count.accepted += Number(label === 'contradicted' && point.verdict === 'heard');
      count.flagged += Number(label === 'contradicted' && point.verdict === 'contradicted');
      count.falseFlags += Number(label !== 'contradicted' && point.verdict === 'contradicted');
      // Saying it wrong and leaving it out both earn nothing; only credit must agree.
      if ((label === 'heard') === (point.verdict === 'heard')) continue;
      same = false;
      disagreements.push(
        `${answer.name} ${point.id}: label ${label}, graded ${point.verdict} [${point.evidence.join(' / ')}] ${text}`,
      );
    }
    const kind = kinds.get(answer.kind) ?? { all: 0, same: 0 };
    kinds.set(answer.kind, { all: kind.all + 1, same: kind.same + Number(same) });
    const essentials = askable.keyPoints.filter((point) => point.essential).map((point) => point.id);
    const satisfactory = essentials.every((id) => answer.heard.includes(id));
    const isWrong = essentials.some((id) => answer.wrong.includes(id));
    count.wrongAnswers += Number(isWrong);
    count.wrongSatisfactory += Number(isWrong && grade.satisfactory);
    const isRight = satisfactory && answer.wrong.length === 0;
    count.rightAnswers += Number(isRight);
    count.rightFailed += Number(isRight && !grade.satisfactory);
    count.agreed += Number(satisfactory === grade.satisfactory);
  }
  return {
    answers: answers.length,
    keyPoints: count.points,
    credited: count.credited,
    hits: count.hits,
    said: count.heard,
    precision: count.hits / count.credited,
    recall: count.hits / count.heard,
    wrongPoints: count.wrong,
    wrongAccepted: count.accepted,
    wrongFlagged: count.flagged,
    wrongAnswers: count.wrongAnswers,
    wrongSatisfactory: count.wrongSatisfactory,
    rightAnswers: count.rightAnswers,
    rightFailed: count.rightFailed,
    falseFlags: count.falseFlags,
    gradeAgreement: count.agreed / answers.length,
    millisecondsPerAnswer: (performance.now() - started) / answers.length,
    byKind: Object.fromEntries([...kinds].map(([kind, { all, same }]) => [kind, `${same} of ${all}`])),
    disagreements,
  };
}

function labelOf(id: string, answer: LabelledAnswer): KeyPointGrade['verdict'] {
  return answer.heard.includes(id) ? 'heard' : answer.wrong.includes(id) ? 'contradicted' : 'missing';
}
