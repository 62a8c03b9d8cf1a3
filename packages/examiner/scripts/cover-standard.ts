import { readFileSync } from 'node:fs';
import type { Rating } from '@rightseat/contract';
import { z } from 'zod';
import type { AcsElement } from '#content/acs.ts';
import { loadContent } from '#content/load-content.ts';
import { buildScenario } from '#scenario/build-scenario.ts';
import { exampleFlight } from '#scenario/example-flight.ts';
import { scenarioQuestions } from '#scenario/scenario-questions.ts';

/** Why nothing asks for an element, in a sentence that a reviewer can object to. */
const Unasked = z.array(z.strictObject({ why: z.string().min(20), codes: z.array(z.string()).min(1) }));

type Cover =
  | { by: 'question' | 'its parts' | 'another class' | 'nothing' }
  /** The standard repeats it word for word from task to task. */
  | { by: 'a repeat'; of: string }
  | { by: 'a reason'; why: string };

export interface CoveredElement {
  element: AcsElement;
  cover: Cover;
}

const content = loadContent();
const unasked = Unasked.parse(
  JSON.parse(readFileSync(new URL('../content/unasked.json', import.meta.url), 'utf8')),
);
const reasons = new Map(unasked.flatMap(({ why, codes }) => codes.map((code) => [code, why] as const)));

/** What becomes of every knowledge and risk element of a standard: something asks for it, or why nothing does. */
export function coverStandard(rating: Rating): CoveredElement[] {
  const tasks = content.acs[rating].areas.flatMap((area) => area.tasks);
  const elements = tasks.flatMap((task) => task.elements).filter(({ kind }) => kind !== 'skill');
  const flight = scenarioQuestions(buildScenario(exampleFlight, rating, 'coverage', true));
  const askables = [...content.questions, ...flight].flatMap((question) => [question, ...question.followUps]);
  const asked = new Set(askables.flatMap(({ acs }) => acs));
  const askedByText = new Map(
    elements.flatMap(({ code, text }) => (asked.has(code) ? [[text, code] as const] : [])),
  );
  const coverOf = ({ code, text }: AcsElement): Cover => {
    if (!content.taskOf(code)?.classes.includes('ASEL')) return { by: 'another class' };
    if (asked.has(code)) return { by: 'question' };
    const why = reasons.get(code);
    if (why) return { by: 'a reason', why };
    if (elements.some(({ parent }) => parent === code)) return { by: 'its parts' };
    const of = askedByText.get(text);
    return of ? { by: 'a repeat', of } : { by: 'nothing' };
  };
  return elements.map((element) => ({ element, cover: coverOf(element) }));
}

/** Reasons for what is asked after all, or for what the standards do not hold. */
export function staleReasons(): string[] {
  const covered = [...coverStandard('private'), ...coverStandard('instrument')];
  const needed = new Set(
    covered.flatMap(({ element, cover }) => (cover.by === 'a reason' ? [element.code] : [])),
  );
  return [...reasons.keys()].filter((code) => !needed.has(code));
}
