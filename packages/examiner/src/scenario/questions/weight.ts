import type { FollowUp, Question } from '#content/question.ts';
import { aboutFlight, asHeard, figuresBetween, point } from '../question-parts.ts';
import { POUNDS_PER_GALLON } from '../read-handbook.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** Rounding the fuel and adding in one's head moves the sum by so much. In pounds. */
const CLOSE_ENOUGH = 10;
/** Taxi, climb and the pilot's own rounding. */
const SPARE_GALLONS = 4;

/** Null where rounding alone would decide whether the airplane may go. */
export function askWeight(scenario: Scenario): Question | null {
  const { flight, load } = scenario;
  if (load.marginPounds <= CLOSE_ENOUGH) return null;
  const whose = byWhoseNumbers(scenario);
  const [total, margin] = [figure(load.takeoffPounds), figure(load.marginPounds)];
  const verdict = load.isOver
    ? point(
        'verdict',
        `No: ${whose} we are over the maximum gross weight, too heavy to take off.`,
        [overWords],
        {
          nudge: 'So what do you decide?',
          contradictedBy: ['we are within limits', 'we are under gross', 'we are legal', 'good to go'],
        },
      )
    : point('verdict', `Yes: ${whose} we are under the maximum gross weight and may go.`, [underWords], {
        nudge: 'So what do you decide?',
        contradictedBy: ['overweight', 'too heavy', 'over gross', 'over the maximum', 'above the maximum'],
      });
  const next = load.isOver
    ? point('lighter', 'Something stays behind: fuel, bags or a person.', [lighterWords], {
        nudge: 'And what do you do about it?',
      })
    : point('balance', 'The center of gravity has to be inside its limits as well.', [balanceWords], {
        essential: false,
      });
  const isSameSide = (pounds: number) => pounds > flight.maxGrossPounds === load.isOver;
  return aboutFlight(scenario, {
    id: 'pa.i.f-your-flight-weight',
    acs: ['PA.I.F.S1', 'PA.I.F.K2f', 'PA.I.F.R2'],
    topic: 'Weight of your flight',
    level: 'application',
    ask: `Our empty weight is ${figure(flight.emptyPounds)}, people ${figure(load.peoplePounds)}, bags ${figure(flight.baggagePounds)}, and ${figure(flight.usableGallons)} gallons at ${POUNDS_PER_GALLON} pounds each. The maximum is ${figure(flight.maxGrossPounds)}. Add that up, and tell me what you decide.`,
    rephrase: 'Tell me what our airplane weighs with full tanks and everything aboard, and what you decide.',
    keyPoints: [
      point(
        'total',
        `Empty weight, people, bags and fuel make a total takeoff weight, ${whose} and in pounds, of ${total}.`,
        [
          asHeard(
            figuresBetween(load.takeoffPounds - CLOSE_ENOUGH, load.takeoffPounds + CLOSE_ENOUGH, 1).filter(
              isSameSide,
            ),
          ),
        ],
        { nudge: "What's the sum?" },
      ),
      verdict,
      next,
    ],
    modelAnswer: load.isOver
      ? `At ${POUNDS_PER_GALLON} pounds a gallon the fuel is ${figure(load.fuelPounds)} pounds. With the empty weight, people and bags the total is ${total} pounds, ${whose}. That is ${margin} pounds over the maximum, so no. I take less fuel or leave bags behind, and work it out again.`
      : `At ${POUNDS_PER_GALLON} pounds a gallon the fuel is ${figure(load.fuelPounds)} pounds. With the empty weight, people and bags the total is ${total} pounds, ${whose}. That is ${margin} pounds under the maximum, so we may go, if the center of gravity is inside the envelope too.`,
    wrongAnswers: [
      {
        text: load.isOver
          ? 'That is within limits, we can go.'
          : 'That is overweight, we are too heavy to go.',
        contradicts: 'verdict',
        why: 'The sum says otherwise.',
      },
      {
        text: `The total is ${figure(wrongTotal(scenario))} pounds.`,
        contradicts: 'total',
        why: 'Leaves the fuel out.',
      },
    ],
    assume: [
      { about: ['taxi', 'runup', 'oil'], say: "Don't count anything for taxi." },
      { about: ['full', 'usable', 'tanks'], say: 'Full tanks, as planned.' },
    ],
    references: ['FAA-H-8083-25 ch. 10', '14 CFR 91.9', 'POH', 'FAA-S-ACS-6C PA.I.F'],
    followUps: askRoom(scenario),
  });
}

/**
 * What may be filled instead. None where it is close whether that will do, and where not even one stop halfway would: to speak
 * of a stop there would send a pilot off without his reserve.
 */
function askRoom(scenario: Scenario): FollowUp[] {
  const { load, leg, reserve } = scenario;
  const gallons = load.roomGallons ?? 0;
  if (!leg) return [];
  const isFor = (gallonsOfLeg: number) => gallons >= gallonsOfLeg + reserve.gallons + SPARE_GALLONS;
  const isEnough = isFor(leg.gallons);
  if (!isEnough && (gallons > leg.gallons || !isFor(leg.gallons / 2))) return [];
  const whose = byWhoseNumbers(scenario);
  return [
    {
      acs: ['PA.I.F.S1', 'PA.I.D.S4'],
      level: 'application',
      ask: 'Work out how many gallons we can take then, and tell me whether that is enough for our flight.',
      rephrase:
        'With the people and bags as they are, tell me the fuel we have room for, and what it does to our plan.',
      keyPoints: [
        point(
          'room',
          `There is room for fuel, ${whose} and in gallons, of about ${figure(gallons)}.`,
          [asHeard(roomFigures(scenario, gallons))],
          { nudge: 'And how much is that in gallons?' },
        ),
        isEnough
          ? point('enough', 'It is enough for the flight and the reserve.', [enoughWords], {
              nudge: 'And how far does that take us?',
              contradictedBy: ['not enough', 'too little', 'have to stop', 'fuel stop', 'run out'],
            })
          : point('stop', 'It is not enough: we stop for fuel, or leave bags or a person.', [stopWords], {
              nudge: 'And how far does that take us?',
              contradictedBy: ['that is enough', 'plenty', 'easily'],
            }),
      ],
      modelAnswer: isEnough
        ? `There is room for about ${figure(gallons)} gallons, ${whose}. That is enough for the flight and the reserve.`
        : `There is room for about ${figure(gallons)} gallons, ${whose}. That is not enough, so we stop for fuel on the way, or leave bags.`,
      wrongAnswers: [
        {
          text: `We take all ${figure(scenario.flight.usableGallons)} gallons.`,
          contradicts: 'room',
          why: 'That is over the maximum.',
        },
      ],
      references: ['FAA-H-8083-25 ch. 10', 'FAA-S-ACS-6C PA.I.F'],
    },
  ];
}

/** Rounded down, or as the division gives it: rounded up it is too heavy again. */
function roomFigures({ flight, load }: Scenario, gallons: number): number[] {
  const room = (flight.maxGrossPounds - (load.takeoffPounds - load.fuelPounds)) / POUNDS_PER_GALLON;
  return [
    ...figuresBetween(gallons - 1, room, 0.1),
    Math.floor(room * 100) / 100,
    Math.round(room * 100) / 100,
  ];
}

const enoughWords = [
  'enough',
  'plenty',
  'easily',
  'gets us there',
  'get us there',
  'make it',
  'we can go',
  'it will do',
  'with reserve',
  'and the reserve',
];
const stopWords = [
  'not enough',
  'too little',
  'not make it',
  'stop for fuel',
  'fuel stop',
  'refuel',
  'land on the way',
  'leave bags',
  'leave a bag',
  'fewer people',
  'lighter',
];

const overWords = [
  'pounds over',
  'over the',
  'we are over',
  'pounds above',
  'pounds too',
  'not legal',
  'over max',
  'over gross',
  'over the maximum',
  'over the limit',
  'over',
  'above',
  'exceed',
  'too heavy',
  'overweight',
  'overloaded',
  'do not take off',
  'not take off',
  'can not go',
  'leave bags',
  'less fuel',
  'more than',
];
const underWords = [
  'pounds under',
  'pounds to spare',
  'to spare',
  'pounds below',
  'pounds left',
  'under max',
  'under gross',
  'below gross',
  'below the maximum',
  'within the limit',
  'under',
  'below',
  'within',
  'less than',
  'not over',
  'good to go',
  'we may',
  'we can',
  'inside the limit',
];
const lighterWords = [
  'less fuel',
  'leave',
  'unload',
  'offload',
  'off load',
  'take off some fuel',
  'remove',
  'fewer',
  'drain',
  'lighter',
  'drop',
  'stay behind',
  'not fill',
  'partial fuel',
  'reduce',
];
const balanceWords = ['center of gravity', 'cg', 'c g', 'balance', 'envelope', 'moment', 'arm'];

function wrongTotal({ load }: Scenario): number {
  return load.takeoffPounds - load.fuelPounds;
}
