import { describe, expect, it } from 'vitest';
import type { KeyPoint } from '#content/question.ts';
import { gradeAnswer } from './grade-answer.ts';

const point = (id: string, statement: string, ...heard: string[][]): KeyPoint => ({
  id,
  statement,
  essential: true,
  heard,
  numbers: [],
  contradictedBy: [],
});

function grade(modelAnswer: string, keyPoints: KeyPoint[], answer: string) {
  const { keyPoints: grades } = gradeAnswer({ ask: 'Explain it.', modelAnswer, keyPoints }, answer);
  return Object.fromEntries(grades.map(({ id, verdict }) => [id, verdict]));
}

describe('right words in the wrong relation', () => {
  const stall = [point('stall', 'The stall speed is higher.', ['stall'])];
  const overweight = 'Overweight the stall speed goes up.';

  it.each([
    'The stall speed goes down a little.',
    'It lowers the stall speed.',
    'Stall speed does not go up.',
  ])('earn nothing where they say the opposite: %j', (answer) =>
    expect(grade(overweight, stall, answer).stall).toBe('contradicted'),
  );

  it.each(['The stall speed rises.', 'It stalls at a higher speed, and climbs less.'])(
    'earn credit in the right one: %j',
    (answer) => expect(grade(overweight, stall, answer).stall).toBe('heard'),
  );

  it.each([
    ['Land beyond its touchdown point.', ['touchdown'], 'I land well short of its touchdown point.'],
    ['The turn coordinator is electric.', ['turn coordinator'], 'The turn coordinator is vacuum.'],
    ['Keep a constant glide path.', ['glide path'], 'I use a changing glide path.'],
  ])('tell one thing from its opposite: %j', (statement, heard, answer) =>
    expect(grade(statement, [point('it', statement, heard)], answer).it).toBe('contradicted'),
  );

  const compass = [
    point('turning', 'It lags in a turn from north and leads in a turn from south.', ['lag', 'lead']),
  ];
  const model = 'It lags from north and leads from south.';

  it('are found where two of them are joined crosswise', () => {
    expect(grade(model, compass, 'It leads when I turn from north.').turning).toBe('contradicted');
    expect(grade(model, compass, 'From north it lags, from south it leads.').turning).toBe('heard');
  });

  const lights = [
    point('taxiway', 'Taxiway edges are blue.', ['blue']),
    point('runway', 'Runway edges are white.', ['white']),
  ];

  it('belong to the subject of their clause', () => {
    const night = 'Taxiway edges are blue, and runway edges are white.';
    expect(grade(night, lights, 'Runway edges are blue and taxiway edges are white.')).toEqual({
      taxiway: 'contradicted',
      runway: 'contradicted',
    });
    expect(grade(night, lights, 'Blue on the taxiway, white along the runway.')).toEqual({
      taxiway: 'heard',
      runway: 'heard',
    });
  });

  it('are contradicted where both of two things are said to be the other', () => {
    const departures = [
      point('odp', 'An obstacle departure keeps you off obstacles.', ['obstacle departure', 'odp']),
      point('sid', 'A SID is for traffic flow.', ['sid']),
    ];
    const both = 'An ODP keeps you off obstacles. A SID is for the flow of traffic.';
    expect(
      grade(both, departures, 'The SID keeps me off the obstacles and the ODP is for traffic flow.'),
    ).toEqual({ odp: 'contradicted', sid: 'contradicted' });
    expect(grade(both, departures, 'The SID, that is traffic flow. ODPs get you over obstacles.')).toEqual({
      odp: 'heard',
      sid: 'heard',
    });
  });

  it('stand beside no other number of the same things', () => {
    const power = [point('power', 'High performance: more than 200 horsepower.', ['high performance'])];
    const said = 'It is high performance with more than 200 horsepower.';
    expect(grade(said, power, 'High performance starts at three hundred horsepower.').power).not.toBe(
      'heard',
    );
    expect(grade(said, power, 'It is high performance over two hundred horsepower.').power).toBe('heard');
  });

  it.each([
    'I skip the run-up.',
    'The run-up is optional.',
    "A run-up doesn't matter.",
    'I take off instead of a run-up.',
  ])('are not credited for what is left out: %j', (answer) => {
    const before = [point('run-up', 'Do the engine run-up.', ['run up'])];
    expect(grade('I do the engine run-up.', before, answer)['run-up']).not.toBe('heard');
    expect(grade('I do the engine run-up.', before, 'I never skip the engine run-up.')['run-up']).toBe(
      'heard',
    );
  });
});

describe('an item that is said to bear on something else', () => {
  const registration = [point('registration', 'The registration certificate.', ['registration'])];

  it.each([
    'Registration only matters abroad.',
    'The registration is just for the airlines.',
    'The registration can wait.',
    'The registration I would skip.',
  ])('is not credited: %j', (answer) =>
    expect(grade('I want the registration.', registration, answer).registration).toBe('contradicted'),
  );

  it.each([
    'The registration I would never skip.',
    'I look for the registration, and the insurance is just for the bank.',
  ])('is credited where it is not: %j', (answer) =>
    expect(grade('I want the registration.', registration, answer).registration).toBe('heard'),
  );

  it('is credited where the restriction is what the point says', () => {
    const light = [point('light', 'A landing light if operated for hire.', ['landing light'], ['hire'])];
    const said = 'And a landing light when it is for hire.';
    expect(grade(said, light, 'A landing light is only for hire.').light).toBe('heard');
  });
});

it('refuses a condition that is said to make no difference, and a duty that need not be done', () => {
  const report = [point('report', 'A report is sent only when they ask.', ['ask'])];
  const model = 'I send a report only when they ask.';
  expect(grade(model, report, 'I send a report whether they ask for it or not.').report).toBe('contradicted');
  expect(grade(model, report, 'I send a report if they ask.').report).toBe('heard');
  const file = [point('file', 'File an alternate.', ['alternate'])];
  expect(grade('I file an alternate.', file, "I don't have to file an alternate.").file).toBe('contradicted');
});

it('takes a word of the question for an item of a list, and for an echo elsewhere', () => {
  const route = [point('route', 'The route, with a departure procedure, comes after the limit.', ['route'])];
  const modelAnswer = 'The limit, then the route with its departure procedure.';
  const verdict = (answer: string) =>
    gradeAnswer({ ask: 'They read you a route. What does it hold?', modelAnswer, keyPoints: route }, answer)
      .keyPoints[0]!.verdict;
  expect(verdict('The clearance, to where I am going today, then the route, my altitude, the squawk.')).toBe(
    'heard',
  );
  expect(verdict('They would read me some route to a big airport.')).toBe('missing');
});

it('finds phrases with a gap within one clause', () => {
  const order = [
    { ...point('power', 'First reduce the power.', ['power']), contradictedBy: ['nose ... first'] },
  ];
  expect(grade('I reduce the power.', order, 'I pull the nose up first, then I cut power.').power).toBe(
    'contradicted',
  );
  expect(grade('I reduce the power.', order, 'Not the nose. First I cut power.').power).toBe('heard');
});

describe('whose job it is', () => {
  const terrain = [point('terrain', 'Terrain is the responsibility of the pilot.', ['pilot', 'my job'])];
  const model = 'Terrain is my job as the pilot.';

  it('is all that tells a right answer from a wrong one', () => {
    expect(grade(model, terrain, 'Keeping clear of terrain is my job.').terrain).toBe('heard');
    expect(grade(model, terrain, "Keeping clear of terrain is the controller's job.").terrain).toBe(
      'missing',
    );
  });
});

describe('a value that excludes the right one', () => {
  const edges = [
    point('taxiway', 'Taxiway edges are blue.', ['blue']),
    point('runway', 'Runway edges are white.', ['white']),
  ];
  const model = 'Taxiway edges are blue, and runway edges are white.';

  it('says the point wrong where it is said of the same thing', () => {
    const said = grade(model, edges, "The taxiway edges are green and the centerline's blue.");
    expect(said.taxiway).toBe('contradicted');
  });

  it('says nothing of a thing that shares one word with it', () => {
    expect(grade(model, edges, 'The runway edges are white. Blue is for the taxiway.')).toEqual({
      taxiway: 'heard',
      runway: 'heard',
    });
  });
});

describe('a direction given to the wrong word', () => {
  const illusion = [point('illusion', 'You feel too high and fly too low.', ['low', 'high'])];
  const model = 'You feel too high, so you fly too low.';

  it('says the point wrong', () => {
    expect(grade(model, illusion, 'You feel too low, so you fly too high.').illusion).toBe('contradicted');
    expect(grade(model, illusion, 'You fly too low, as you feel too high.').illusion).toBe('heard');
  });

  it('does not reach over the next subject, nor to what shall be', () => {
    const lights = [point('lights', 'Lights out means more visibility; less light.', ['visibility'])];
    const answer = 'Without the lights I need less runway and more visibility.';
    expect(grade('More visibility.', lights, answer).lights).toBe('heard');
    const rough = [point('rough', 'The engine runs rough.', ['rough'])];
    const lean = 'It is rough, so I lean until the engine runs smooth.';
    expect(grade('It runs rough.', rough, lean).rough).toBe('heard');
  });
});

describe('what is said of something else', () => {
  it('is no relation where it is only compared with', () => {
    const cabin = [point('cabin', 'Pressure in the cabin is lower than outside.', ['pressure'])];
    const said = grade(
      'The pressure is lower than outside.',
      cabin,
      'Inside the cabin the pressure is lower.',
    );
    expect(said.cabin).toBe('heard');
  });

  it('denies nothing that another point of the question denies', () => {
    const clearance = [
      point('without', 'No clearance is needed in class G.', ['no clearance', 'not need']),
      point('before', 'Hold a clearance before class E.', ['before']),
    ];
    const model = 'No clearance is needed in class G, but I need one before class E.';
    const answer = "In class G you don't need a clearance, but get one before class E.";
    expect(grade(model, clearance, answer)).toEqual({ without: 'heard', before: 'heard' });
  });
});

it('credits a phrase that says all that a short statement says, among other words', () => {
  const tanks = [point('tanks', 'One is needed for each tank.', ['every tank'])];
  const answer = 'That is different, you want a working gauge on every tank of the airplane.';
  expect(grade('There is one for every tank.', tanks, answer).tanks).toBe('heard');
});
