import { describe, expect, it } from 'vitest';
import type { KeyPoint } from '#content/question.ts';
import { gradeAnswer } from './grade-answer.ts';

/** Rules that hold for answers nobody listed: each key point here has nothing but the words it is credited by. */
const point = (statement: string, heard: string[][], contradictedBy: string[] = []): KeyPoint => ({
  id: statement,
  statement,
  essential: true,
  heard,
  numbers: [],
  contradictedBy,
});

function verdicts(answer: string, keyPoints: KeyPoint[], ask = 'Explain it.') {
  const modelAnswer = keyPoints.map(({ statement }) => statement).join(' ');
  return gradeAnswer({ ask, modelAnswer, keyPoints }, answer).keyPoints.map(({ verdict }) => verdict);
}

describe('a negation', () => {
  it('undoes the auxiliary before it', () => {
    const decides = [point('I do, as the pilot.', [['i do', 'my call']])];
    expect(verdicts('He decides that, I don’t.', decides)).toEqual(['missing']);
    expect(verdicts('I do, it is my airplane.', decides)).toEqual(['heard']);
  });

  it('is spared only in the phrase that has one itself', () => {
    const still = [point('The minimum altitudes still hold.', [['minimum altitude', 'not cancel']])];
    expect(verdicts("I don't need a minimum altitude.", still)).toEqual(['contradicted']);
    expect(verdicts("I don't cancel.", still)).toEqual(['heard']);
  });

  it.each([
    "I don't need to worry about the altitude or the cleared route.",
    "I don't see a reason to fly the route.",
    "There's no point in flying the route.",
  ])('reaches what need not be done: %j', (answer) =>
    expect(verdicts(answer, [point('Fly the cleared route.', [['route']])])).toEqual(['contradicted']),
  );
});

describe('a word behind', () => {
  const wind = [point('Wind, ceiling and altimeter.', [['wind'], ['altimeter']])];
  const engine = [point('Carburetor heat on.', [['carb heat']])];

  it('undoes what it switches off or turns down', () => {
    expect(verdicts('I leave the carb heat off.', engine)).toEqual(['missing']);
    expect(verdicts('Carb heat no, mixture rich.', engine)).toEqual(['missing']);
  });

  it('undoes nothing where it tells the source', () => {
    expect(verdicts('I get the wind off it and the altimeter.', wind)).toEqual(['heard']);
  });
});

it('hears "not until" as "only when", for a point that says so', () => {
  const late = [point('Flaps only when the field is made.', [['flaps'], ['made']])];
  const now = [point('Flaps at once when the field is made.', [['flaps'], ['made']])];
  expect(verdicts('No flaps and no gear until I know it is made.', late)).toEqual(['heard']);
  expect(verdicts('No flaps and no gear until I know it is made.', now)).not.toEqual(['heard']);
});

it('reads a denial over an "or"', () => {
  const turn = [point('Do not skid it around.', [['skid', 'kick']], ['rudder to get back'])];
  expect(verdicts("I don't crank it over or kick the rudder to get back.", turn)).toEqual(['heard']);
  expect(verdicts('I kick the rudder to get back.', turn)).toEqual(['contradicted']);
});

it.each(['No matter the angle of attack, it is speed.', 'It stalls without the high angle.'])(
  'an angle that makes no difference is no angle: %j',
  (answer) =>
    expect(verdicts(answer, [point('The angle of attack is too high.', [['angle']])])).not.toEqual(['heard']),
);

it('hears no word in another that only begins like it', () => {
  const again = [point('Drain the sample again.', [['again', 'sample']])];
  expect(verdicts('I hold it up against the sky.', again)).toEqual(['missing']);
});

it('reads no gap of a wrong phrase across another subject', () => {
  const arcs = [
    point('White: the flap range.', [['white'], ['flap']], ['white ... normal']),
    point('Green: normal operation.', [['green'], ['normal']], ['green ... flap']),
  ];
  expect(verdicts("White's flaps green's normal.", arcs)).not.toContain('contradicted');
  expect(verdicts("White's the normal one.", arcs)).toEqual(['contradicted', 'missing']);
});

it('takes no multiplication for a time', () => {
  const time = { ...point('45 minutes.', [['minute']]), numbers: [minutes('45')] };
  expect(verdicts('Forty five minutes and nine times point seven five is the fuel.', [time])).toEqual([
    'heard',
  ]);
});

describe('two subjects', () => {
  const signals = [
    point('Flashing green: return for landing.', [['return', 'come back']]),
    point('Steady green: cleared to land.', [['cleared to land']]),
  ];

  it('are told apart where a clause of its own names one', () => {
    expect(verdicts("Flashing green, I'm cleared to land.", signals)).toEqual(['missing', 'missing']);
    expect(verdicts("Steady green, I'm cleared to land.", signals)).toEqual(['missing', 'heard']);
  });

  it('are heard as items where the sentence counts them up', () => {
    const items = [
      point('The frequency.', [['frequency']]),
      point('The transponder code.', [['squawk', 'transponder']]),
    ];
    expect(verdicts('The limit, the route, the frequency, the squawk.', items)).toEqual(['heard', 'heard']);
  });

  it('are told apart by the nearest words where speech has no commas', () => {
    const spoken =
      "first it's flashing green so return for landing and then later on it's steady green I think which is cleared to land";
    expect(verdicts(spoken, signals)).toEqual(['heard', 'heard']);
  });

  it('are exchanged where each is said to be what the other is', () => {
    const parts = [
      point('The localizer gives the course.', [['localizer']]),
      point('The glide slope gives the descent path.', [['glide slope']]),
    ];
    const swapped = 'The localizer gives me the descent path and the glide slope my course.';
    expect(verdicts(swapped, parts)).toEqual(['contradicted', 'contradicted']);
  });
});

describe('an order', () => {
  const recovery = [
    point('First reduce the power.', [['power', 'throttle']]),
    point('Then level the wings.', [['wings', 'level']]),
  ];

  it('is wrong where the later step is said to be first, or the first to be last', () => {
    const turned = "Wings level, that's always first. Last I bring the power off.";
    expect(verdicts(turned, recovery)).toEqual(['contradicted', 'contradicted']);
  });

  it('is right in any words that do not turn it round', () => {
    expect(verdicts('First the power comes off, then the wings level.', recovery)).toEqual([
      'heard',
      'heard',
    ]);
    expect(verdicts('Throttle back and wings level.', recovery)).toEqual(['heard', 'heard']);
  });
});

describe('what is listed as wrong', () => {
  const fire = [point('Heat off, vents open.', [['off'], ['vent']], ['heat on'])];

  it('is no claim where it repeats what the question told', () => {
    const asked = 'You smell exhaust with the heat on. What do you do?';
    expect(verdicts('With the heat on I think of exhaust, so heat off, vents open.', fire, asked)).toEqual([
      'heard',
    ]);
    expect(verdicts('I turn the heat on, then off, and the vents.', fire, asked)).toEqual(['contradicted']);
  });

  it('takes a state for no change', () => {
    const nose = [point('Lower the nose.', [['push']], ['nose higher'])];
    expect(verdicts("That's nose high, so I push.", nose)).toEqual(['heard']);
    expect(verdicts('I put the nose higher and push.', nose)).toEqual(['contradicted']);
  });

  it('keeps whose a thing is', () => {
    const wake = [point('Its wake is for you to avoid.', [['avoid']], ['wake is his'])];
    expect(verdicts("I avoid the wake, that wake is mine, so I'm careful.", wake)).toEqual(['heard']);
    expect(verdicts('I avoid it, but the wake is his.', wake)).toEqual(['contradicted']);
  });
});

describe('a correction', () => {
  it('may be no more than a "no" between two numbers', () => {
    const end = { ...point('Cross the end at 35 feet.', [['end']]), numbers: [feet('35')] };
    expect(verdicts('I cross the end at fifty, no, thirty-five feet.', [end])).toEqual(['heard']);
    expect(verdicts('I cross the end at fifty feet.', [end])).toEqual(['contradicted']);
  });

  it('takes back what was wrong, though a right word came before it', () => {
    const window = [point('The months May through October.', [['october', 'may']], ['back to april'])];
    expect(verdicts('October back to April, no wait, October back to May.', window)).toEqual(['heard']);
  });
});

it('takes no joining word for what a number counts', () => {
  const radio = [point('Call on 121.5 and squawk.', [['mayday']])];
  expect(verdicts('Mayday on 121.5, or one twenty-two and up.', radio)).toEqual(['heard']);
});

function feet(value: string): KeyPoint['numbers'][number] {
  return { accept: [value], unit: ['foot'], near: ['end', 'cross'], optional: false };
}

function minutes(value: string): KeyPoint['numbers'][number] {
  return { accept: [value], unit: ['minute'], near: ['time', 'minute'], optional: false };
}
