import { isOnGround } from '#content/exam-ground.ts';
import { stopOf } from '#content/flight-stops.ts';
import type { Question } from '#content/question.ts';
import { shuffle } from '#random.ts';
import type { ExamOptions } from '../exam.ts';
import { buildScenario } from './build-scenario.ts';
import { exampleFlight } from './example-flight.ts';
import type { Scenario } from './scenario.ts';
import { scenarioQuestions } from './scenario-questions.ts';

/** In a leg of about thirty minutes: enough for a thread, and most of the time stays for the standard. */
const MOST_A_SESSION = 4;
/** A drill has no time for a story. */
const SHORTEST_EXAM_SECONDS = 900;
const FIRST_DRAW = 600_000;

/**
 * The flight of an exam and which of its questions are asked. Null where there is none to ask: in a demo or a drill,
 * where the codes to be asked are named, in a retest, and where no part of the flight lies on the ground covered.
 */
export function planScenario(options: ExamOptions): { scenario: Scenario; questions: Question[] } | null {
  const { kind, choice, limitSeconds, seed, flight } = options;
  const isBound = choice.codes !== undefined || choice.retest !== undefined;
  if (flight === undefined || kind === 'demo' || isBound || limitSeconds < SHORTEST_EXAM_SECONDS) return null;
  const scenario = buildScenario(flight ?? exampleFlight, choice.rating, seed, flight === null);
  const fitting = scenarioQuestions(scenario).filter((question) => isOnGround(question, choice));
  const questions = alongFlight(shuffle(fitting, seed, FIRST_DRAW)).slice(0, MOST_A_SESSION);
  return questions.length ? { scenario, questions } : null;
}

/** One of every stop of the flight before a second of any: a thread has more than its takeoff. */
function alongFlight(questions: readonly Question[]): Question[] {
  const nthAtStop = (question: Question) =>
    questions.filter((other) => stopOf(other) === stopOf(question)).indexOf(question);
  return questions.toSorted((one, other) => nthAtStop(one) - nthAtStop(other));
}
