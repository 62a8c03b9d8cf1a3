import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** The visibility goes below what VFR needs, on the way. */
export function askHaze(scenario: Scenario): Question {
  const { visibilityMiles } = scenario.weather;
  const miles = visibilityMiles === 1 ? '1 mile' : `${visibilityMiles} miles`;
  return aboutFlight(scenario, {
    id: 'pa.i.c-your-flight-haze',
    when: 'en-route',
    acs: ['PA.I.C.R1a', 'PA.I.C.K3l', 'PA.I.C.S3'],
    topic: 'Haze on your flight',
    level: 'application',
    ask: `Suppose that on the way the visibility falls to ${miles} in haze. We're in Class E, well below 10,000 feet. Tell me what the rule says about that and what you do.`,
    rephrase: `On our flight you're in Class E airspace, in haze, and see no farther than ${miles}. How do you decide?`,
    keyPoints: [
      point(
        'three-miles',
        'Class E below 10,000 feet needs a visibility of 3 statute miles.',
        [
          [
            '3 mile',
            '3 statute',
            '3 s m',
            'need 3',
            'minimum 3',
            'visibility of 3',
            'visibility is 3',
            'at least 3',
          ],
        ],
        { nudge: 'What does the rule ask for there?' },
      ),
      point(
        'away',
        'Turn back, divert or land, while there is something to see.',
        [
          [
            'turn around',
            'turn back',
            'go back',
            'divert',
            'land',
            '180',
            'one eighty',
            'reverse',
            'turn away',
            'head back',
            'return',
            'nearest airport',
          ],
        ],
        {
          nudge: 'And what do you do?',
          contradictedBy: ['go on anyway', 'keep going', 'press on', 'continue to the destination'],
        },
      ),
      point(
        'no-cloud',
        'Going on into it is how VFR pilots end in instrument conditions.',
        [
          [
            'imc',
            'instrument conditions',
            'disorientation',
            'spatial',
            'not legal',
            'illegal',
            'inadvertent',
            'lose the horizon',
          ],
        ],
        { essential: false },
      ),
      point(
        'help',
        'Air traffic control or Flight Service helps.',
        [['atc', 'flight following', 'flight service', 'controller', 'approach', 'center', 'radio', 'call']],
        { essential: false },
      ),
    ],
    modelAnswer:
      'It is not legal: in Class E down there I need 3 miles of visibility. I turn back or divert and land early, before I lose the horizon and end up in IMC, and I call ATC for help.',
    wrongAnswers: [
      {
        text: 'It needs 5 miles, so I descend.',
        contradicts: 'three-miles',
        why: 'Five is above 10,000 feet.',
      },
      {
        text: "We're clear of clouds, so I keep going and press on.",
        contradicts: 'away',
        why: 'Class E wants visibility.',
      },
    ],
    assume: [
      { about: ['cloud', 'clouds', 'ceiling'], say: 'Clear of clouds, as far as you can tell.' },
      { about: ['talking', 'contact', 'following', 'radar'], say: "We're not talking to anybody." },
    ],
    references: ['14 CFR 91.155', 'FAA-H-8083-25 ch. 15', 'FAA-S-ACS-6C PA.I.C'],
    facts: ['14 CFR 91.155'],
  });
}
