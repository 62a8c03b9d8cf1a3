import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';

/** Of a flight with so many on board. */
const fractions: Readonly<Record<number, readonly string[]>> = {
  2: ['half', '50 percent'],
  3: ['third', '33 percent'],
  4: ['quarter', 'fourth', '25 percent'],
  5: ['fifth', '20 percent'],
  6: ['sixth'],
};

/** Null for a pilot alone: there is nobody to share with. */
export function askCostShare(scenario: Scenario): Question | null {
  const { cost, flight } = scenario;
  if (!cost) return null;
  const aboard = flight.passengerPounds.length + 1;
  const who = aboard === 2 ? 'Your passenger offers' : 'Your passengers offer';
  return aboutFlight(scenario, {
    id: 'pa.i.a-your-flight-cost-share',
    acs: ['PA.I.A.K2', 'PA.I.A.S1'],
    topic: 'Sharing the cost of your flight',
    level: 'application',
    ask: `${who} to pay for our flight. Fuel and airport fees come to ${figure(cost.dollars)} dollars. Tell me the least of it that you must pay yourself, and by which rule.`,
    rephrase: `Somebody else would like to pay the ${figure(cost.dollars)} dollars that our flight costs. Tell me the least that you have to pay, and by which rule.`,
    keyPoints: [
      point(
        'share',
        `You pay not less than the pro rata share: ${figure(cost.shareDollars)} dollars of ${figure(cost.dollars)}.`,
        [[...asHeard([cost.shareDollars]), ...fractions[aboard]!]],
        { nudge: 'What does it come to for you?' },
      ),
      point(
        'pro-rata',
        'Pro rata is an equal part for everybody on board: you may pay more than that, and not less.',
        [
          [
            'pro rata',
            'prorata',
            'equal',
            'equally',
            'same',
            'split',
            'my share',
            'fair share',
            'divide',
            'each',
          ],
        ],
        {
          nudge: 'How do you arrive at that?',
          contradictedBy: [
            'they can pay all',
            'they may pay all',
            'pay everything',
            'pay nothing',
            'i pay zero',
          ],
        },
      ),
      point(
        'which',
        'Only fuel, oil, airport expenditures and rental fees may be shared.',
        [['oil', 'rental', 'expenditures', 'operating expenses', 'only fuel', 'direct']],
        { essential: false },
      ),
      point(
        'hire',
        'Anything more would be flying for compensation or hire.',
        [['compensation', 'hire', 'commercial']],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer: `At least my pro rata share, an equal part for everybody on board: ${figure(cost.shareDollars)} dollars. I may pay more, and not less. Only fuel, oil, airport expenditures and rental may be shared; more would be compensation or hire.`,
    wrongAnswers: [
      {
        text: 'They may pay all of it, I pay nothing.',
        contradicts: 'pro-rata',
        why: 'That is compensation.',
      },
      {
        text: `I must pay ${figure(3 * cost.shareDollars + 7)} dollars.`,
        contradicts: 'share',
        why: 'Not an equal share.',
      },
    ],
    assume: [{ about: ['common', 'purpose', 'reason', 'why'], say: 'You were all going there anyway.' }],
    references: ['14 CFR 61.113', 'FAA-S-ACS-6C PA.I.A'],
    facts: ['14 CFR 61.113'],
  });
}
