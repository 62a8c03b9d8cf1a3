import type { Question } from '#content/question.ts';
import { aboutFlight, heardAround, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers } from '../speak-flight.ts';

/** In minutes: a division in one's head. */
const CLOSE_ENOUGH = 3;

/** Null of a pilot's own airplane, whose handbook nobody typed. */
export function askBattery(scenario: Scenario): Question | null {
  const battery = scenario.book?.day?.battery;
  if (!battery) return null;
  const { ampHours, amps, minutes } = battery;
  const whose = byWhoseNumbers(scenario);
  return aboutFlight(scenario, {
    id: 'pa.ix.c-your-flight-battery',
    acs: ['PA.IX.C.K2a', 'PA.I.G.K1f', 'PA.IX.C.R1'],
    topic: 'A dead alternator on your flight',
    level: 'application',
    ask: `Suppose the alternator dies an hour short of Reno. Our battery holds ${ampHours} amp-hours, and what you leave on draws ${amps} amps. Tell me how long that lasts, and what you do.`,
    rephrase: `The alternator is gone, with ${ampHours} amp-hours in our battery and ${amps} amps drawn from it. Work out the time that gives you, and tell me your plan.`,
    keyPoints: [
      point(
        'time',
        `It lasts about ${minutes} minutes on paper, ${whose}.`,
        [[...heardAround(minutes, CLOSE_ENOUGH, 1), 'two thirds of an hour', '2 3 of an hour']],
        { nudge: 'How many minutes is that?' },
      ),
      point(
        'land',
        'That does not last to the end of the flight: land sooner, while radio and lights still work.',
        [
          [
            'nearest',
            'closest',
            'land soon',
            'land sooner',
            'land as soon',
            'land before',
            'divert',
            'nearby airport',
            'another airport',
            'closer airport',
            'turn around',
            'turn back',
            'on the ground before',
            'not make it',
            'not enough',
            'will not last',
            'does not last',
          ],
        ],
        {
          nudge: 'So where do you go?',
          contradictedBy: ['continue to reno', 'keep going to reno', 'go on to reno', 'continue as planned'],
        },
      ),
      point(
        'shed',
        'Turn off what is not needed, and count on less: no battery is as good as new.',
        [
          [
            'turn off',
            'switch off',
            'shed',
            'load',
            'less than that',
            'old battery',
            'as new',
            'checklist',
            'reset',
            'nonessential',
            'non essential',
          ],
        ],
        { essential: false },
      ),
      point(
        'engine',
        'The engine runs on: its magnetos need no battery.',
        [['magneto', 'engine keeps', 'engine runs', 'engine will', 'engine does not']],
        { essential: false },
      ),
    ],
    modelAnswer: `About ${minutes} minutes on paper, ${whose}. I count on less and turn off what I don't need. That will not last to Reno, so I divert and land while the radio works. The engine runs on, with its magnetos.`,
    wrongAnswers: [
      {
        text: `The battery lasts for hours, so we continue as planned.`,
        contradicts: 'land',
        why: 'It is flat before Reno.',
      },
      {
        text: `About ${(ampHours * amps) / 2} minutes, so I divert.`,
        contradicts: 'time',
        why: 'The charge is divided by the draw.',
      },
    ],
    assume: [
      { about: ['reset', 'breaker', 'switch'], say: 'You tried that, and it stays off.' },
      { about: ['smoke', 'smell', 'fire'], say: 'Nothing to see or to smell.' },
    ],
    references: ['FAA-H-8083-25 ch. 7', 'POH', 'FAA-S-ACS-6C PA.IX.C'],
  });
}
