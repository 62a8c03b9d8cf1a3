import { describe, expect, it } from 'vitest';
import { FlightStop, stopOf } from '#content/flight-stops.ts';
import { loadContent } from '#content/load-content.ts';
import type { Question } from '#content/question.ts';
import { planScenario } from '#scenario/plan-scenario.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamOptions } from '../exam.ts';
import { areaOf, firstRound, planExam } from './plan-exam.ts';

const content = loadContent();
const demo: ExamOptions = {
  choice: { rating: 'private', manner: 'checkride' },
  kind: 'demo',
  limitSeconds: 300,
  seed: 'x',
};
const areasOf = (plan: string[]) => plan.map((id) => areaOf(content.questionById(id)!));

describe('the plan of an exam', () => {
  it('of a demo touches six different areas first, and has more for short answers', () => {
    const areas = areasOf(planExam(demo, content)).slice(0, 6);
    expect(areas.length).toBeGreaterThanOrEqual(4);
    expect(new Set(areas).size).toBe(areas.length);
    expect(planExam(demo, content).length).toBeGreaterThan(12);
  });

  it('is the same for the same seed and another for another', () => {
    expect(planExam(demo, content)).toEqual(planExam({ ...demo }, content));
    expect(planExam({ ...demo, seed: 'y' }, content)).not.toEqual(planExam(demo, content));
  });

  it('keeps to the area that was chosen, and asks nothing twice', () => {
    const plan = planExam(
      { ...demo, kind: 'coach', limitSeconds: 1800, choice: { ...demo.choice, area: 'PA.I' } },
      content,
    );
    expect(new Set(areasOf(plan))).toEqual(new Set(['PA.I']));
    expect(new Set(plan).size).toBe(plan.length);
  });

  it('begins with preflight preparation, as examiners do', () => {
    const plan = planExam({ ...demo, kind: 'coach', limitSeconds: 1800 }, content);
    expect(areasOf(plan)[0]).toBe('PA.I');
  });

  it('of the instrument rating runs from preparation to shutdown, as the flight does', () => {
    const plan = planExam({ ...demo, choice: { rating: 'instrument', manner: 'checkride' } }, content);
    const standard = content.acs.instrument.areas.map((area) => area.code);
    const ranks = areasOf(plan.slice(0, 6)).map((area) => standard.indexOf(area));
    expect(ranks.length).toBeGreaterThanOrEqual(4);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  it.each([
    { rating: 'private' },
    { rating: 'private', leg: 1 },
    { rating: 'private', leg: 2 },
    { rating: 'instrument' },
    { rating: 'instrument', leg: 1 },
    { rating: 'instrument', leg: 3 },
  ] as const)('lays three to six sheets on the table in the first round of $rating, leg $leg', (choice) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const options: ExamOptions = {
        choice: { ...choice, manner: 'checkride' },
        kind: 'coach',
        limitSeconds: 1800,
        seed,
      };
      const plan = planExam(options, content).map((id) => content.questionById(id)!);
      const shown = plan.slice(0, firstRound(options, plan.length)).filter(({ exhibit }) => exhibit);
      expect(shown.length).toBeGreaterThanOrEqual(3);
      expect(shown.length).toBeLessThanOrEqual(6);
      expect(new Set(shown.map(({ exhibit }) => exhibit)).size).toBe(shown.length);
    }
  });

  it('of a demo lays out two at most among the first six', () => {
    for (const seed of ['a', 'b', 'c', 'stories']) {
      const first = planExam({ ...demo, seed }, content).slice(0, 6);
      expect(first.filter((id) => content.questionById(id)!.exhibit).length).toBeLessThanOrEqual(2);
    }
  });
});

describe('the plan of an exam around a flight', () => {
  /** The first round of a leg, as it is asked: each with whether the flight is what it is asked of. */
  function roundOf(choice: Partial<ExamOptions['choice']>, seed: string) {
    const options: ExamOptions = {
      choice: { rating: 'private', manner: 'checkride', ...choice },
      kind: 'coach',
      limitSeconds: 1800,
      seed,
      flight: null,
    };
    const planned = planScenario(options)!;
    const plan = planExam(options, content, planned.questions);
    const own = contentFor(planned, content);
    return plan.slice(0, firstRound(options, plan.length)).map((id) => {
      const question = own.questionById(id)!;
      return { question, isOfFlight: content.questionById(id) !== question };
    });
  }
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const legs = [1, 2, 3, 4].map((leg) => ({ rating: 'private', leg }) as const);
  const rank = (question: Question) => FlightStop.options.indexOf(stopOf(question));

  it.each([
    ...legs,
    { rating: 'private' },
    { rating: 'instrument', leg: 1 },
    { rating: 'instrument' },
  ] as const)(
    'goes through the papers, then along the flight, then to the rest: $rating, leg $leg',
    (choice) => {
      for (const seed of seeds) {
        const [opening, ...asked] = roundOf(choice, seed);
        expect(opening!.isOfFlight || opening!.question.exhibit !== undefined).toBe(false);
        const parts = asked.map(({ question, isOfFlight }) => {
          if (isOfFlight) return 1;
          return stopOf(question) === 'papers' ? 0 : question.exhibit ? 1 : 2;
        });
        expect(parts).toEqual(parts.toSorted());
        const along = asked.filter((_, index) => parts[index] === 1).map(({ question }) => rank(question));
        expect(along).toEqual(along.toSorted((one, other) => one - other));
      }
    },
  );

  it.each([
    [1, 'papers'],
    [2, 'route'],
    [3, 'preflight'],
    [4, 'route'],
  ] as const)('warms up in leg %i with a case of where its ground begins a flight: %s', (leg, stop) => {
    for (const seed of seeds)
      expect(stopOf(roundOf({ rating: 'private', leg }, seed)[0]!.question)).toBe(stop);
  });

  it('asks of several stops of the flight before it asks twice of one', () => {
    for (const seed of seeds) {
      const { questions } = planScenario({
        choice: { rating: 'private', manner: 'checkride' },
        kind: 'coach',
        limitSeconds: 1800,
        seed,
        flight: null,
      })!;
      expect(new Set(questions.map(stopOf)).size).toBe(questions.length);
    }
  });
});
