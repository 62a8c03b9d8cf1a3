import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers } from '../speak-flight.ts';

/** The destination is closed, another airport lies off the route. */
export function askDiversion(scenario: Scenario): Question {
  const { diversion, trip } = scenario;
  const { minutes } = diversion;
  return aboutFlight(scenario, {
    id: 'pa.vi.c-your-flight-diversion',
    acs: ['PA.VI.C.K1', 'PA.VI.C.R4', 'PA.VI.C.R3'],
    topic: 'The diversion on your flight',
    level: 'application',
    ask: `Suppose we're halfway there and hear that ${diversion.reason}. An airport lies ${diversion.milesOff} miles off our route, and on the way to it we make ${trip.groundspeedKnots} knots over the ground. How do you divert?`,
    rephrase: `We can't land where we planned, and another airport is ${diversion.milesOff} miles away. Walk me through the diversion.`,
    keyPoints: [
      point(
        'heading',
        'Turn to an estimated heading, and then refine it.',
        [['heading', 'turn', 'course', 'direct']],
        {
          nudge: 'What do you do with the airplane first?',
          contradictedBy: ['continue to the destination', 'keep going to'],
        },
      ),
      point(
        'estimate',
        `Estimate time and fuel: here about ${minutes} minutes, ${byWhoseNumbers(scenario)}.`,
        [['time', 'fuel', 'minute', 'estimate', 'eta']],
        { nudge: 'And what do you work out?' },
      ),
      point(
        'suitable',
        'See that it suits: runway, weather, fuel, frequencies.',
        [
          [
            'runway',
            'suitable',
            'long enough',
            'length',
            'weather',
            'frequency',
            'frequencies',
            'chart supplement',
            'elevation',
            'pattern altitude',
          ],
        ],
        { nudge: 'What do you look up about that airport?' },
      ),
      point(
        'tell',
        'Tell air traffic control or Flight Service, and the passengers.',
        [
          [
            'atc',
            'flight service',
            'tell',
            'radio',
            'controller',
            'notify',
            'flight following',
            'announce',
            'flight plan',
            'call',
          ],
        ],
        { essential: false },
      ),
    ],
    modelAnswer: `I turn to an estimated heading at once and fine-tune it later. I estimate time and fuel, here about ${minutes} minutes, ${byWhoseNumbers(scenario)}. I check that the airport suits: runway length, weather and frequencies. Then I tell ATC or Flight Service.`,
    wrongAnswers: [
      {
        text: 'I keep going to the field and circle until it opens.',
        contradicts: 'heading',
        why: 'No diversion at all.',
      },
      { text: 'I turn toward it, and see what happens.', contradicts: 'estimate', why: 'No time, no fuel.' },
    ],
    assume: [
      { about: ['side', 'direction', 'where', 'which'], say: 'You can see it on your chart.' },
      { about: ['gps', 'tablet', 'efb', 'foreflight'], say: 'By the chart, without any electronics.' },
      { about: ['full', 'tanks'], say: 'We set out with the fuel that we planned.' },
    ],
    references: ['FAA-H-8083-25 ch. 16', 'AIM 6-2-1', 'FAA-S-ACS-6C PA.VI.C'],
  });
}
