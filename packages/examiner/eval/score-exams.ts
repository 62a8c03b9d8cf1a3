import type { Content } from '../src/content/content.ts';
import { contentFor } from '../src/scenario/scenario-content.ts';
import {
  type CandidateKind,
  candidateKinds,
  findFaults,
  type HeldExam,
  holdExam,
} from '../src/testing/index.ts';

export interface ExamScore {
  candidate: CandidateKind;
  exams: number;
  /** Per exam of 30 minutes. */
  questionsAsked: number;
  areasCovered: number;
  /** Share of the questions asked. */
  satisfactory: number;
  stackedQuestions: number;
  giveaways: number;
  wrongRepeats: number;
  inventedQuotes: number;
  /** Figures said of the pilot's flight that are none of its own. */
  scenarioContradictions: number;
  /** Questions that held for a candidate who never answers. */
  cavedIn: number;
}

const examsEach = 20;

/** Whole checkride exams of 30 minutes and demos, with every scripted candidate. */
export function scoreExams(content: Content): ExamScore[] {
  return candidateKinds.map((candidate) => {
    const hold = (kind: 'coach' | 'demo', limitSeconds: number) =>
      Array.from({ length: examsEach }, (_, index) =>
        holdExam(
          {
            choice: { rating: 'private', manner: 'checkride' },
            kind,
            limitSeconds,
            seed: `eval-${index}`,
            flight: null,
          },
          candidate,
          content,
        ),
      );
    const long = hold('coach', 1_800);
    const all = [...long, ...hold('demo', 300)];
    const faults = all.map((exam) => findFaults(exam, content));
    const asked = all.flatMap((exam) => exam.state.asked);
    const held = asked.filter((question) => question.outcome === 'held').length;
    const neverAnswers = candidate === 'arguing' || candidate === 'injecting' || candidate === 'silent';
    return {
      candidate,
      exams: all.length,
      questionsAsked: mean(long.map((exam) => exam.state.asked.length)),
      areasCovered: mean(long.map((exam) => areas(exam, content))),
      satisfactory: held / asked.length,
      stackedQuestions: sum(faults.map((fault) => fault.stackedQuestions.length)),
      giveaways: sum(faults.map((fault) => fault.giveaways.length)),
      wrongRepeats: sum(faults.map((fault) => fault.wrongRepeats.length)),
      inventedQuotes: sum(faults.map((fault) => fault.inventedQuotes.length)),
      scenarioContradictions: sum(faults.map((fault) => fault.scenarioContradictions.length)),
      cavedIn: neverAnswers ? held : 0,
    };
  });
}

function areas(exam: HeldExam, content: Content): number {
  const all = contentFor(exam.state, content);
  return new Set(
    exam.state.asked.map((asked) => content.areaOf(all.questionById(asked.questionId)!.acs[0]!)?.code),
  ).size;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: number[]): number {
  return sum(values) / values.length;
}
