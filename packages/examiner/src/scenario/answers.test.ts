import type { Rating } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { buildScenario } from './build-scenario.ts';
import { exampleFlight } from './example-flight.ts';
import type { Scenario } from './scenario.ts';
import { scenarioQuestions } from './scenario-questions.ts';

/** The first seed whose scenario is the one wanted: what happens is drawn. */
function findScenario(
  rating: Rating,
  isWanted: (scenario: Scenario) => boolean,
  flight = exampleFlight,
): Scenario {
  for (let seed = 0; ; seed++) {
    const scenario = buildScenario(flight, rating, String(seed), false);
    if (isWanted(scenario)) return scenario;
  }
}

function holds(scenario: Scenario, id: string, answer: string): boolean {
  const question = scenarioQuestions(scenario).find((candidate) =>
    candidate.id.endsWith(`your-flight-${id}`),
  );
  if (!question) throw new Error(`There is no question ${id}`);
  return gradeAnswer(question, answer).satisfactory;
}

const overweight = findScenario('private', ({ load, trip }) => load.isOver && !trip.landsAtNight);
const light = findScenario('private', ({ load }) => !load.isOver, {
  ...exampleFlight,
  passengerPounds: [190],
});
const byNight = findScenario('private', ({ trip }) => trip.landsAtNight);
const landingLight = findScenario('private', ({ inoperative }) => !inoperative.isRequired);
const fuelGauge = findScenario('private', ({ inoperative }) => inoperative.name === 'fuel gauge');
const lowForecast = findScenario('instrument', ({ weather }) => weather.ceilingFeet < 2_000);
const goodForecast = findScenario(
  'instrument',
  ({ weather }) => weather.ceilingFeet > 2_000 && weather.forecastVisibilityMiles > 3,
);

const right: [Scenario, string, string][] = [
  [overweight, 'weight', 'twenty six oh three, we are fifty three pounds over, so we leave some fuel'],
  [overweight, 'weight', "No, we're about 50 pounds over gross. I'd drain some fuel. Total is 2603."],
  [
    light,
    'weight',
    'I get 2438 pounds, under max gross of 2550, so yes as long as the CG is in the envelope',
  ],
  [
    light,
    'weight',
    'Empty 1690 plus 370 people plus 60 bags plus 318 fuel is 2438, below the maximum of 2550.',
  ],
  [overweight, 'reserve', 'half an hour, that is 4.5 gallons at nine gallons an hour'],
  [byNight, 'reserve', 'Forty five minutes at night, so six point seven five, call it seven gallons.'],
  [
    landingLight,
    'inoperative',
    'Yes, it is not required equipment under 91.205. I deactivate it and placard it inop.',
  ],
  [fuelGauge, 'inoperative', 'No, a fuel gauge is required by 91.205, so we stay here until it is fixed.'],
  [overweight, 'pressure', "I'm the PIC, so I say no and we wait until tomorrow or rent a car."],
  [overweight, 'cost-share', 'At least my pro rata share, one third.'],
  [overweight, 'haze', 'I need three miles, so it is not legal. I turn around.'],
  [overweight, 'fuel-check', 'I dip the tanks and I sump them to check for water and the color.'],
  [overweight, 'briefing', 'How the seat belts work, where the exits are and to keep quiet on the radio.'],
  [overweight, 'crosswind', 'I go around and find another runway or another airport.'],
  [
    overweight,
    'diversion',
    'I turn to a rough heading, note the time, figure the fuel and look up the runway length.',
  ],
  [overweight, 'oil-pressure', 'The engine might quit, so I head for the nearest airport and land.'],
  [
    lowForecast,
    'alternate',
    'Yes we need one, the ceiling would have to be 2000 feet and the visibility 3 miles.',
  ],
  [goodForecast, 'alternate', 'No, it is not required. It is more than 2000 feet and 3 miles.'],
  [goodForecast, 'fuel', 'To the destination, then the alternate, then 45 minutes. That is 6.75 gallons.'],
  [goodForecast, 'vor-check', 'It has to be within 30 days, so we need to do a VOT check first.'],
  [goodForecast, 'lost-radio', 'The highest of assigned, minimum and expected.'],
  [goodForecast, 'missed-approach', 'Go missed, climb, tell ATC and go to the other airport.'],
];

it.each(right)('an answer in other words holds: %#', (scenario, id, answer) => {
  expect(holds(scenario, id, answer) ? '' : answer).toBe('');
});

const wrong: [Scenario, string, string][] = [
  [overweight, 'weight', 'It comes to 2,285 pounds so we are fine.'],
  [overweight, 'weight', 'I get 2603 pounds, that is fine, we can go.'],
  [light, 'weight', 'It is 2438, that is overweight, we leave a bag.'],
  [overweight, 'reserve', 'Forty five minutes, six point seven five gallons.'],
  [byNight, 'reserve', 'Thirty minutes, four and a half gallons.'],
  [overweight, 'reserve', 'Thirty minutes, that makes nine gallons.'],
  [fuelGauge, 'inoperative', 'Yes, I placard it and we go.'],
  [overweight, 'pressure', 'I take a look and turn around if it gets bad.'],
  [overweight, 'cost-share', 'Nothing, they can pay all of it.'],
  [overweight, 'haze', 'One mile is fine in Class E, I keep going.'],
  [overweight, 'crosswind', 'I add power and put it down.'],
  [goodForecast, 'alternate', 'Yes we need one, an IFR flight plan always has one.'],
  [goodForecast, 'lost-radio', 'I stay at my assigned altitude.'],
];

it.each(wrong)('a wrong one does not: %#', (scenario, id, answer) => {
  expect(holds(scenario, id, answer) ? answer : '').toBe('');
});
