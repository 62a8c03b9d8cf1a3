import type { Content } from '../src/content/content.ts';
import type { AnswerPart } from '../src/grading/answer-grade.ts';
import { gradeAnswer } from '../src/grading/grade-answer.ts';
import {
  type CandidateKind,
  candidateKinds,
  findFaults,
  holdExam,
  hostileModels,
} from '../src/testing/index.ts';
import type { LabelledAnswer } from './labelled-answers.ts';

export interface HostileScore {
  model: string;
  exams: number;
  calls: number;
  /** What reached the pilot. */
  stackedQuestions: number;
  giveaways: number;
  unknownNumbers: number;
  changedQuestions: number;
  verdicts: number;
  inventedQuotes: number;
  /** Questions that held for a candidate who never answers. */
  cavedIn: number;
}

const examsEach = 3;
const neverAnswers: readonly CandidateKind[] = ['arguing', 'injecting', 'silent'];

/** Whole checkride exams in which a language model does the worst it can at every turn. */
export function scoreHostileModels(content: Content): HostileScore[] {
  return hostileModels.map((model) => {
    const exams = candidateKinds.flatMap((candidate) =>
      Array.from({ length: examsEach }, (_, index) => {
        const choice = { rating: 'private', manner: 'checkride' } as const;
        const options = { choice, kind: 'coach', limitSeconds: 1_800, seed: `hostile-${index}` } as const;
        return { candidate, exam: holdExam(options, candidate, content, model) };
      }),
    );
    const faults = exams.map(({ exam }) => findFaults(exam, content));
    const count = (kind: keyof (typeof faults)[number]) =>
      faults.reduce((sum, fault) => sum + fault[kind].length, 0);
    const unanswered = exams.filter(({ candidate }) => neverAnswers.includes(candidate));
    const held = unanswered.flatMap(({ exam }) =>
      exam.state.asked.filter(({ outcome }) => outcome === 'held'),
    );
    return {
      model,
      exams: exams.length,
      calls: exams.reduce((sum, { exam }) => sum + (exam.state.advised?.calls ?? 0), 0),
      stackedQuestions: count('stackedQuestions'),
      giveaways: count('giveaways'),
      unknownNumbers: count('unknownNumbers'),
      changedQuestions: count('changedQuestions'),
      verdicts: count('verdicts'),
      inventedQuotes: count('inventedQuotes'),
      cavedIn: held.length,
    };
  });
}

export interface ReadingBound {
  /** Key points that the rubric missed, by what the labels say of them. */
  missedAndSaid: number;
  missedAndNotSaid: number;
  /** Of these, what a model could earn at most, and what one could earn that claims every point in every sentence. */
  couldBeRead: number;
  couldBeClaimed: number;
}

/**
 * How far readings reach, without a model: the best one claims a point only where the labels have it, the worst one
 * always; both quote every sentence. What a real model does lies between.
 */
export function boundReadings(answers: readonly LabelledAnswer[]): ReadingBound {
  const bound = { missedAndSaid: 0, missedAndNotSaid: 0, couldBeRead: 0, couldBeClaimed: 0 };
  for (const { askable, text, heard } of answers) {
    const quotes = text.split(/(?<=[.!?;])\s+/);
    const readings = askable.keyPoints.flatMap(({ id }) =>
      quotes.map((quote) => ({ point: id, verdict: 'said' as const, quote, confidence: 1 })),
    );
    const claimed: AnswerPart[] = [{ text, readings }];
    const before = gradeAnswer(askable, text).keyPoints;
    for (const [index, point] of gradeAnswer(askable, claimed).keyPoints.entries()) {
      if (before[index]?.verdict !== 'missing') continue;
      const isSaid = heard.includes(point.id);
      bound[isSaid ? 'missedAndSaid' : 'missedAndNotSaid']++;
      if (point.readByModel) bound[isSaid ? 'couldBeRead' : 'couldBeClaimed']++;
    }
  }
  return bound;
}
