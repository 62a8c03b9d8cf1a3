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

/** By exact signs, which leave open what they are not sure of: nothing wrong, and nothing left out. */
function holds(scenario: Scenario, id: string, answer: string): boolean {
  const [name, isFollowUp] = id.split(' after ').reverse();
  const question = scenarioQuestions(scenario).find((candidate) =>
    candidate.id.endsWith(`your-flight-${name}`),
  );
  const [followUp] = question?.followUps ?? [];
  const asked = isFollowUp ? followUp : question;
  if (!question || !asked) throw new Error(`There is no question ${id}`);
  const { contradicted, keyPoints } = gradeAnswer({ ...question, ...asked }, answer);
  const isSaid = (id: string) => keyPoints.some((point) => point.id === id && point.evidence.length > 0);
  return !contradicted && asked.keyPoints.every(({ id, essential }) => !essential || isSaid(id));
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

const example = (isWanted: (scenario: Scenario) => boolean): Scenario => {
  for (let seed = 0; ; seed++) {
    const scenario = buildScenario(exampleFlight, 'private', String(seed), true);
    if (isWanted(scenario)) return scenario;
  }
};
const slow = findScenario('private', ({ trip }) => trip.groundspeedKnots === 105);
const sideways = example(({ book }) => book?.windKnots === 20 && book.windAngle === 60);
const mild = example(({ book }) => book?.windKnots === 20 && book.windAngle === 30);
const high = example(({ book }) => book?.aboveGroundFeet === 4_000);
const even = example(({ book }) => book?.day?.magnetos.isWithin === true);
const uneven = example(({ book }) => book?.day?.magnetos.isWithin === false);
const pushed = example(({ book }) => book?.day?.takeoff.tailwindKnots === 4);
const pushedHard = example(({ book }) => book?.day?.takeoff.tailwindKnots === 6);

const breeze = example(({ trip }) => trip.headwindKnots === 10);
const byDay = example(({ trip }) => !trip.landsAtNight);

const airways = (headwindKnots: number): Scenario => {
  for (let seed = 0; ; seed++) {
    const scenario = buildScenario(exampleFlight, 'instrument', String(seed), true);
    const { trip, ifr } = scenario;
    if (trip.headwindKnots === headwindKnots && ifr.alternateMinutes === 25) return scenario;
  }
};
const along = airways(10);

const right: [Scenario, string, string][] = [
  [along, 'log', '40 over 105 is 23 minutes, so about three and a half gallons.'],
  [along, 'least after log', '173 minutes in all, with the 45, so 26 gallons.'],
  [along, 'least after log', 'Fifteen and a half, three point eight and six point seven five, so 26.1.'],
  [along, 'weather', "No go. There's light rime where we filed, and a 172 isn't approved for ice."],
  [slow, 'halves', 'Ninety over 105 is 51 minutes, so 7.7 gallons.'],
  [slow, 'late after halves', 'Ninety one miles in an hour flat, so 91 knots.'],
  [breeze, 'log', '40 over 105 is 23 minutes, so about three and a half gallons.'],
  [breeze, 'log', 'Twenty-three minutes and 3.4 gallons.'],
  [
    byDay,
    'weather',
    'No go. Fifty-nine hundred plus thirty-five hundred is 9,400, and the mountains are higher.',
  ],
  [byDay, 'weather', "I'd wait. The bases are at 9,400 MSL and we planned 11,500, so that's in the clouds."],
  [slow, 'time', 'An hour 43, so fifteen and a half gallons.'],
  [slow, 'time', '1.7 hours, 15.5 gallons plus taxi and climb.'],
  [sideways, 'balance', '112,300 over 2,525 is 44.5 inches, within limits.'],
  [sideways, 'wind', 'Nine tenths of twenty, so about 17 knots. More than the book has, I wait.'],
  [mild, 'wind', 'Half of it, ten knots, below the demonstrated value.'],
  [high, 'glide', 'Six miles, if I hold best glide and have no wind.'],
  [even, 'magnetos', 'Thirty between the two, both under 150, so we can go.'],
  [uneven, 'magnetos', "Eighty apart, that's more than fifty, so no go. I lean it out to clear the plug."],
  [pushed, 'takeoff', 'Twenty percent, so 2,040 feet. Then I put half again on top of that.'],
  [pushed, 'takeoff', 'About 2,050, and I would rather take the other runway into the wind.'],
  [pushedHard, 'takeoff', 'Thirty percent more, 2,210 feet, plus a margin.'],
  [pushedHard, 'takeoff', 'Ten percent three times over is 2,263 feet, plus a margin.'],
  [pushed, 'density-altitude', 'My E6B gives 7,075 feet, so a longer roll.'],
  [pushed, 'density-altitude', 'The dial says 7,000 feet, and the roll gets longer.'],
  [pushed, 'density-altitude', 'I get 7,245 feet, so a longer roll.'],
  [pushed, 'density-altitude', 'Seventy-three hundred feet or so, and it takes a longer roll.'],
  [
    pushed,
    'density-altitude',
    'Standard is 6, we are 24 over, so 4,400 plus 2,880 is 7,280. The climb is weaker.',
  ],
  [pushed, 'maneuvering-speed', 'About 102, and the wing stalls before anything breaks.'],
  [pushed, 'maneuvering-speed', '101.5 knots, and the wing stalls before it is damaged.'],
  [overweight, 'room after weight', 'Forty four gallons, that is plenty.'],
  [overweight, 'room after weight', '265 pounds over six is 44.17, enough for the flight.'],
  [pushed, 'battery', 'Two thirds of an hour, 40 minutes, so I head for the nearest airport.'],
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
  [along, 'least after log', 'Two hours eight, so 19.3 gallons.'],
  [along, 'weather', 'Light rime is nothing, we go with the pitot heat on.'],
  [slow, 'halves', 'At 115 knots 47 minutes, so 7.1 gallons.'],
  [slow, 'time', 'At 115 knots 94 minutes, 14 gallons.'],
  [sideways, 'balance', '44.5 inches, that is too far back.'],
  [sideways, 'wind', 'Ten knots across, so we can go.'],
  [mild, 'wind', 'Seventeen knots, that is too much.'],
  [high, 'glide', 'Four miles, pulling up to stretch it.'],
  [even, 'magnetos', 'Any drop means that we taxi back.'],
  [uneven, 'magnetos', 'Both are less than 150, so we can go.'],
  [pushed, 'takeoff', '1,870 feet, plus a margin.'],
  [pushed, 'takeoff', '2,040 feet.'],
  [pushed, 'density-altitude', 'It is 4,400 feet, with a longer roll.'],
  [pushed, 'density-altitude', '7,300, and it climbs better in warm air.'],
  [pushed, 'maneuvering-speed', '105, above it the structure may break.'],
  [pushedHard, 'takeoff', '2,040 feet, plus a margin.'],
  [overweight, 'room after weight', 'Forty five gallons, that is plenty.'],
  [pushed, 'battery', '40 minutes, so we continue to Reno.'],
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

it.each([
  [181, 44, ['room', 'enough']],
  [181, 18, []],
  [181, 5, []],
  [400, 30, ['room', 'stop']],
  [400, 10, []],
])(
  'on %i miles with room for %i gallons, a stop is spoken of only where it keeps the reserve',
  (miles, gallons, points) => {
    const { maxGrossPounds, pilotPounds, baggagePounds } = exampleFlight;
    const emptyPounds = maxGrossPounds - pilotPounds - baggagePounds - 355 - 6 * gallons;
    const flight = { ...exampleFlight, emptyPounds, distanceMiles: miles };
    const questions = scenarioQuestions(buildScenario(flight, 'private', '1', false));
    const weight = questions.find(({ id }) => id === 'pa.i.f-your-flight-weight');
    expect(weight?.followUps.flatMap(({ keyPoints }) => keyPoints.map(({ id }) => id))).toEqual(points);
  },
);

it('leaves the crosswind and the tailwind of a flight to be supposed, as both may be asked', () => {
  const asks = new Map(scenarioQuestions(pushed).map(({ id, ask }) => [id, ask]));
  for (const id of ['wind', 'takeoff'])
    expect(asks.get(`pa.iv.a-your-flight-${id}`)).toMatch(/\bsay (?:that|we)\b/i);
});
