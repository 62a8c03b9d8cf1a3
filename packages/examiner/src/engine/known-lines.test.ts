import { Persona, Rating } from '@rightseat/contract';
import { expect, test } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { buildScenario } from '#scenario/build-scenario.ts';
import { exampleFlight } from '#scenario/example-flight.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import { scenarioQuestions } from '#scenario/scenario-questions.ts';
import { tellFlight } from '#scenario/speak-flight.ts';
import type { ExamEvent, ExamOptions } from '../exam.ts';
import { findAskable } from './find-askable.ts';
import { listKnownLines, listLinesOfExam } from './known-lines.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

const content = loadContent();
/** The longest first: one may stand within another. */
const known = listKnownLines(content)
  .flatMap(({ lines }) => lines)
  .sort((one, other) => other.length - one.length);

/** What of a reply nobody could have rendered. */
function unknownOf(reply: string): string {
  let rest = reply;
  for (const line of known) {
    if (rest.includes(line)) rest = rest.replaceAll(line, ' ');
    // Of several questions in one reply only the last keeps its mark.
    else if (line.endsWith('?') && rest.includes(line.slice(0, -1)))
      rest = rest.replaceAll(line.replaceAll('?', '.'), ' ');
  }
  return rest.replace(/\s+/g, ' ').trim();
}

/** Some answers say nothing, half of it or another figure, one asks for the question again. */
function holdExam(options: ExamOptions, saysOnlyKnown: boolean): string[] {
  let state = startExam(options, content);
  const replies: string[] = [];
  const send = (event: ExamEvent) => {
    const turn = step(state, event, content);
    state = turn.state;
    replies.push(turn.reply.text);
  };
  send({ type: 'started', saysOnlyKnown });
  for (let turn = 0; state.phase === 'running' && turn < 60; turn++) {
    const asked = state.current && findAskable(state.current, contentFor(state, content));
    if (!asked) break;
    const { modelAnswer } = asked.askable;
    const half = modelAnswer.slice(0, modelAnswer.indexOf('. ') + 1) || modelAnswer;
    const answers = [
      modelAnswer,
      "I don't know.",
      'Could you repeat the question?',
      modelAnswer.replace(/\d+/g, (figure) => `${Number(figure) + 3}`),
      half,
      'How many questions are left?',
      'Whatever.',
    ];
    const text = answers[turn % answers.length]!;
    send({ type: 'pilot-said', text, typed: turn % 2 === 0, continuesLastAnswer: false });
  }
  send({ type: 'time-nearly-up', remainingMs: 20_000 });
  return replies;
}

/** Both ratings and manners, with nobody's own flight. */
function saidBy(persona: Persona, saysOnlyKnown: boolean): string[] {
  const choices = [
    { rating: 'private', manner: 'checkride', leg: 2, persona },
    { rating: 'instrument', manner: 'coach', leg: 3, persona },
  ] as const;
  return choices.flatMap((choice) =>
    holdExam({ choice, kind: 'coach', limitSeconds: 1_800, seed: 'known', flight: null }, saysOnlyKnown),
  );
}

test.each(Persona.options)('of what a %s examiner says only a figure is not known before', (persona) => {
  const said = saidBy(persona, false);
  expect(said.length).toBeGreaterThan(60);
  for (const words of ['so take an example', 'The result is a disapproval.', 'more questions.'])
    expect(
      said.filter((reply) => reply.includes(words)),
      words,
    ).not.toHaveLength(0);
  const unknown = [...new Set(said)].map(unknownOf).filter(Boolean);
  const isFigure = /^I heard |^Did you say |^Was it |^I have down |^[a-z\d].*\?$/;
  expect(unknown.filter((words) => !isFigure.test(words))).toEqual([]);
  expect(unknown).not.toEqual([]);
});

test.each(Persona.options)('a %s examiner can do without saying any', (persona) => {
  expect(saidBy(persona, true).map(unknownOf).filter(Boolean)).toEqual([]);
});

const inKnown = new Set(known);

test.each(Rating.options)('however our example of a flight is drawn, its %s lines are known', (rating) => {
  for (let draw = 0; draw < 100; draw++) {
    const scenario = buildScenario(exampleFlight, rating, `another ${draw}`, true);
    const asked = scenarioQuestions(scenario).flatMap(({ ask, rephrase = '' }) => [ask, rephrase]);
    for (const line of [...tellFlight(scenario), ...asked.filter(Boolean)])
      expect(inKnown.has(line), line).toBe(true);
  }
});

test("an exam with our example is known, one with the pilot's own flight is not", () => {
  const options = { kind: 'coach', limitSeconds: 1_800, seed: 'known' } as const;
  const choice = { rating: 'private', manner: 'coach', leg: 2 } as const;
  const withOurs = startExam({ ...options, choice, flight: null }, content);
  const withOwn = startExam({ ...options, choice, flight: exampleFlight }, content);
  expect(listLinesOfExam(withOwn, content)).toBeNull();
  const lines = listLinesOfExam(withOurs, content)!;
  expect(known).toEqual(expect.arrayContaining(lines));
  expect(lines).toEqual(expect.arrayContaining(tellFlight(withOurs.scenario!)));
  const ofFlight = withOurs.plan.filter((id) => !content.questionById(id));
  expect(ofFlight).not.toHaveLength(0);
  for (const id of ofFlight) expect(lines).toContain(contentFor(withOurs, content).questionById(id)!.ask);
});

test('no line stands in two places', () => {
  const names = listKnownLines(content).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
