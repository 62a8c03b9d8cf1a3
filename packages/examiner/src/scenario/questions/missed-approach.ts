import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** Nothing in sight at minimums, and the fuel allows one decision. */
export function askMissedApproach(scenario: Scenario): Question {
  const { alternateMinutes, fuelLeftMinutes, spareMinutes } = scenario.ifr;
  return aboutFlight(scenario, {
    id: 'ir.vi.c-your-flight-missed-approach',
    acs: ['IR.VI.C.R2', 'IR.VI.C.K1'],
    topic: 'The missed approach of your flight',
    level: 'correlation',
    ask: `Suppose you see nothing at minimums at our destination. You have fuel for ${fuelLeftMinutes} minutes, and an airport in good weather is ${alternateMinutes} minutes away. What do you do?`,
    rephrase: `Our approach ends without a runway in sight. Walk me through what you fly and what you decide about trying again.`,
    keyPoints: [
      point(
        'missed',
        'Fly the missed approach at once: climb, as published or assigned.',
        [['missed approach', 'go missed', 'going missed', 'execute the missed', 'missed', 'climb']],
        {
          nudge: 'What do you fly?',
          contradictedBy: ['go a little lower', 'descend a bit', 'duck under', 'go lower'],
        },
      ),
      point(
        'leave',
        'Go to the airport in good weather while there is fuel for it.',
        [
          [
            'divert',
            'alternate',
            'other airport',
            'another airport',

            'go there',
            'go to the',
            'better weather',
          ],
        ],
        {
          nudge: 'And where do you go from there?',
          contradictedBy: ['try until', 'keep trying', 'as often as'],
        },
      ),
      point(
        'spare',
        `That lands us with ${spareMinutes} minutes, more than the 45 of the reserve.`,
        [['reserve', 'left over', 'remain', 'spare', `${spareMinutes} minute`]],
        { essential: false },
      ),
      point(
        'tell',
        'Tell ATC, and ask for the clearance.',
        [['atc', 'tell', 'report', 'clearance', 'request', 'tower', 'approach control']],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer: `I go missed at once: power, climb, and the published procedure. I tell ATC and request a clearance to the alternate, which lands me with my reserve: ${spareMinutes} minutes left.`,
    wrongAnswers: [
      {
        text: 'I go a little lower to have a look.',
        contradicts: 'missed',
        why: 'Below minimums without the runway in sight.',
      },
      {
        text: 'I keep trying until I see the runway.',
        contradicts: 'leave',
        why: 'Spends the fuel for the way out.',
      },
    ],
    assume: [
      { about: ['trend', 'improving', 'improve', 'forecast'], say: 'No change expected.' },
      { about: ['contact', 'radar'], say: 'Somebody is listening.' },
    ],
    references: ['14 CFR 91.175', 'FAA-H-8083-16 ch. 4', '14 CFR 91.167', 'FAA-S-ACS-8C IR.VI.C'],
    facts: ['14 CFR 91.167', '14 CFR 91.175'],
  });
}
