import type { Content } from '#content/content.ts';
import type { Question } from '#content/question.ts';
import { readWords } from '#grading/read/words.ts';
import { numbersOf } from './question-parts.ts';
import type { Scenario } from './scenario.ts';
import { scenarioQuestions } from './scenario-questions.ts';
import { spokenAircraft, tellFlight } from './speak-flight.ts';

/** Words about the flight, and the question whose facts may lend them figures; null for the opening. */
export interface Saying {
  questionId: string | null;
  text: string;
}

/** "One of the two", "an hour": words that count nothing of the flight. */
const PROSE = /^(?:an?|one|two|three|half|hundred)$/i;

/**
 * Figures that neither the flight nor a fact that the question cites holds, one readable line each; empty when all is
 * well. A pilot's own figures, read back to him, are not for here.
 */
export function findContradictions(said: readonly Saying[], scenario: Scenario, content: Content): string[] {
  const flight = numbersOf(scenario).map(Number);
  const cited = new Map(
    scenarioQuestions(scenario).map((question) => [question.id, citedNumbers(question, content)]),
  );
  return said.flatMap(({ questionId, text }) => {
    const known = new Set([...flight, ...((questionId && cited.get(questionId)) || [])]);
    return numbersIn(withoutNames(text, scenario))
      .filter(({ value, asWritten }) => !known.has(value) && !PROSE.test(asWritten))
      .map(({ value }) => `${questionId ?? 'opening'}: ${value} is no figure of the flight: "${text}"`);
  });
}

/** Everything that may be said or shown about a flight: its opening, what is asked, taught, and written in the debrief. */
export function allSayings(scenario: Scenario): Saying[] {
  return [
    ...tellFlight(scenario).map((text) => ({ questionId: null, text })),
    ...scenarioQuestions(scenario).flatMap((question) =>
      textsOf(question).map((text) => ({ questionId: question.id, text })),
    ),
  ];
}

function textsOf({ ask, rephrase = '', modelAnswer, keyPoints, assume = [] }: Question): string[] {
  const facts = assume.map(({ say }) => say);
  return [ask, rephrase, modelAnswer, ...keyPoints.map((point) => point.statement), ...facts];
}

function citedNumbers(question: Question, content: Content): number[] {
  const facts = question.facts.flatMap((id) => [id, ...(content.factById(id)?.facts ?? [])]);
  return [...facts, ...question.references].flatMap((text) => numbersIn(text).map(({ value }) => value));
}

/** The digits of an airport's identifier or of a model count nothing. */
function withoutNames(text: string, scenario: Scenario): string {
  const { home, destination } = scenario.flight;
  const names = [spokenAircraft(scenario), home, destination];
  return names.reduce(
    (rest, name) => rest.split(new RegExp(`(?<![\\w.])${literal(name)}(?!\\w)`)).join(' '),
    text,
  );
}

const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function numbersIn(text: string) {
  return readWords(text).flatMap(({ isNumber, text: digits, start, end }) =>
    isNumber ? [{ value: digits === 'half' ? 0.5 : Number(digits), asWritten: text.slice(start, end) }] : [],
  );
}
