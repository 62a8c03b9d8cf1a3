import type { Content } from '#content/content.ts';
import { moveOntoFlight } from './move-onto-flight.ts';
import type { Scenario } from './scenario.ts';
import { scenarioQuestions } from './scenario-questions.ts';

/** A turn asks for it several times; it goes with the scenario it was made from. */
const made = new WeakMap<Scenario, { from: Content; content: Content }>();

/**
 * The content with the questions of this exam's flight, found by their ids as all others are, and with those that are asked of
 * any flight in the words for that. The former are no part of
 * `questions`: no other exam may draw them. An exam without a flight, or from before there were any, has the content as it is.
 */
export function contentFor({ scenario }: { scenario?: Scenario | undefined }, content: Content): Content {
  if (!scenario) return content;
  const known = made.get(scenario);
  if (known && (known.from === content || known.content === content)) return known.content;
  const own = new Map(scenarioQuestions(scenario).map((question) => [question.id, question]));
  for (const question of content.questions) {
    if (question.onFlight) own.set(question.id, moveOntoFlight(question, question.onFlight, scenario));
  }
  const extended = { ...content, questionById: (id: string) => own.get(id) ?? content.questionById(id) };
  made.set(scenario, { from: content, content: extended });
  return extended;
}
