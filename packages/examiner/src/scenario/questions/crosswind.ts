import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** More wind across the runway than the pilot can hold. */
export function askCrosswind(scenario: Scenario): Question {
  const { crosswindKnots, gustKnots } = scenario.weather;
  return aboutFlight(scenario, {
    id: 'pa.iv.b-your-flight-crosswind',
    acs: ['PA.IV.B.R3a', 'PA.IV.B.R2a', 'PA.IV.B.K3'],
    topic: 'The crosswind at the end of your flight',
    level: 'correlation',
    ask: `Suppose we're on short final at the end of our flight, with ${crosswindKnots} knots across the runway, gusts to ${gustKnots}. You can't hold the centerline. Tell me what you do, and where you land.`,
    rephrase:
      'Our landing drifts off the centerline in a strong crosswind. Tell me what you do, then and after.',
    keyPoints: [
      point(
        'around',
        'Go around at once, with full power, rather than find a way to land on this runway in this wind.',
        [
          [
            'go around',
            'going around',
            'go-around',
            'reject',
            'rejected landing',
            'abort the landing',
            'climb out',
            'full power',
          ],
        ],
        {
          nudge: 'So what do you do right then?',
          contradictedBy: ['force it', 'land anyway', 'make it work', 'put it down'],
        },
      ),
      point(
        'elsewhere',
        'Then a runway or an airport with less wind across.',
        [
          [
            'another runway',
            'other runway',
            'different runway',
            'another airport',
            'other airport',
            'different airport',
            'divert',
            'into the wind',
            'runway aligned',
            'somewhere else',
            'alternate',
          ],
        ],
        { nudge: 'And where do you land?' },
      ),
      point(
        'limits',
        'Compare the wind with the demonstrated crosswind and with your own limit.',
        [['demonstrated', 'component', 'personal minimum', 'personal limit', 'my limit', 'handbook', 'poh']],
        { essential: false },
      ),
    ],
    modelAnswer:
      'I go around: full power, and fly away from it. I compare the wind with the demonstrated crosswind component and with my own limit, and look for another runway more into the wind, or divert to another airport.',
    wrongAnswers: [
      {
        text: 'I make it work and put it down.',
        contradicts: 'around',
        why: 'Lands sideways or off the runway.',
      },
      { text: 'I add flaps and hope.', contradicts: 'around', why: 'The landing has to be given up.' },
    ],
    assume: [
      {
        about: ['tower', 'towered'],
        say: scenario.isExample ? 'The tower has cleared us to land.' : 'As it is where we land.',
      },
      { about: ['fuel'], say: 'Fuel is no worry.' },
      { about: ['flaps', 'speed', 'stable', 'stabilized', 'configured'], say: 'Configured, and on speed.' },
    ],
    references: ['FAA-H-8083-3 ch. 9', 'POH', 'FAA-S-ACS-6C PA.IV.B'],
  });
}
