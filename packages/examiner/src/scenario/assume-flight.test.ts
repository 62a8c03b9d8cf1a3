import { describe, expect, it } from 'vitest';
import { assumeOfFlight } from './assume-flight.ts';
import { buildScenario } from './build-scenario.ts';
import { exampleFlight } from './example-flight.ts';
import { scenarioQuestions } from './scenario-questions.ts';

const scenario = buildScenario(exampleFlight, 'private', 'one', true);
const sayTo = (word: string, of = scenario) =>
  assumeOfFlight(of, []).find(({ about }) => about.includes(word))?.say;

describe('assumeOfFlight', () => {
  it('tells the light and the company as they are on this flight', () => {
    const byNight = { ...scenario, trip: { ...scenario.trip, landsAtNight: true } };
    expect(sayTo('night', byNight)).toMatch(/dark/);
    expect(sayTo('night', { ...byNight, trip: { ...byNight.trip, landsAtNight: false } })).toMatch(/daytime/);
    expect(sayTo('alone')).toBe('You and your passengers.');
    expect(sayTo('alone', { ...scenario, flight: { ...scenario.flight, passengerPounds: [] } })).toMatch(
      /You're alone/,
    );
    expect(sayTo('vfr', { ...scenario, rating: 'instrument' })).toMatch(/IFR/);
  });

  it('leaves to a question what it says itself', () => {
    const own = [{ about: ['night'], say: 'It makes no difference here.' }];
    const about = assumeOfFlight(scenario, own).flatMap((assumption) => assumption.about);
    expect(about.filter((word) => word === 'night')).toHaveLength(1);
    expect(about).toContain('day');
  });

  it('comes with every question about the flight, each of whose essential points has a nudge', () => {
    for (const { keyPoints, assume } of scenarioQuestions(scenario)) {
      expect(keyPoints.filter(({ essential, nudge }) => essential && !nudge)).toEqual([]);
      expect(assume?.some(({ about }) => about.includes('passengers'))).toBe(true);
    }
  });
});
