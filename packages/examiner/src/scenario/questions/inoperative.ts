import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** "It isn't working this morning. May we go?" Whether it may is the scenario's: one kind of item needs nothing but care. */
export function askInoperative(scenario: Scenario): Question {
  const { inoperative, rating } = scenario;
  const isPrivate = rating === 'private';
  return aboutFlight(scenario, {
    id: isPrivate ? 'pa.i.b-your-flight-inoperative' : 'ir.ii.c-your-flight-inoperative',
    acs: isPrivate ? ['PA.I.B.S3', 'PA.I.B.K3a', 'PA.I.B.R1'] : ['IR.II.C.K3', 'IR.II.C.K2', 'IR.II.C.R1'],
    topic: 'The broken item of your flight',
    level: 'application',
    ask: `On the preflight for our flight the ${inoperative.name} isn't working, and the airplane flies without an MEL. Tell me whether we may go, and what the rules ask of us.`,
    rephrase: `Before our flight you find the ${inoperative.name} dead, with nothing but the rules to go by. Tell me what decides whether we fly, and what has to happen first.`,
    keyPoints: inoperative.isRequired ? grounded(scenario) : deferred(),
    modelAnswer: inoperative.isRequired
      ? `No, we stay on the ground. The ${inoperative.name} is required equipment in 91.205. It is repaired first, or I get a special flight permit.`
      : 'Yes, if it is not required by the type certificate for VFR by day, by 91.205, the equipment list or an airworthiness directive. Then it is removed or deactivated, placarded inoperative and recorded, and I decide that it is no hazard.',
    wrongAnswers: inoperative.isRequired
      ? [
          {
            text: 'I placard it and we can go.',
            contradicts: 'required',
            why: 'A required item cannot be put off.',
          },
          { text: 'No problem, we go without it.', contradicts: 'required', why: 'The rule requires it.' },
        ]
      : [
          {
            text: 'We just go, nobody needs it.',
            contradicts: 'placard',
            why: 'It has to be deactivated and marked.',
          },
          {
            text: 'We cannot go, everything has to work.',
            contradicts: 'lists',
            why: '91.213 allows some items.',
          },
        ],
    assume: [
      { about: ['mechanic', 'shop'], say: 'Nobody is here this early.' },
      { about: ['noticed', 'known', 'before', 'yesterday'], say: 'It worked on the last flight.' },
    ],
    references: [
      '14 CFR 91.213',
      '14 CFR 91.205',
      isPrivate ? 'FAA-S-ACS-6C PA.I.B' : 'FAA-S-ACS-8C IR.II.C',
    ],
    facts: ['14 CFR 91.213', isPrivate ? '14 CFR 91.205(b)-(c)' : '14 CFR 91.205(d)-(e)'],
  });
}

function grounded({ inoperative }: Scenario) {
  return [
    point(
      'required',
      `It is required: 91.205 asks for the ${inoperative.name}.`,
      [
        [
          '91.205',
          'ninety one two oh five',
          '205',
          'tomato flames',
          'flames',
          'required',
          'require',
          'mandatory',
          'legally needed',
        ],
      ],
      {
        nudge: 'What does the rule say about that item?',
        contradictedBy: [
          'not required',
          'go without it',
          'legal to go',
          'no problem',
          'placard it and go',
          'placard it and we',
        ],
      },
    ),
    point(
      'grounded',
      'The flight waits until it is repaired.',
      [
        [
          'not go',
          'cannot go',
          'stay',
          'ground',
          'not legal',
          'illegal',
          'not airworthy',
          'unairworthy',
          'scrub',
          'cancel',
          'fix',
          'repair',
          'mechanic',
          'wait',
          'replace',
          'maintenance',
        ],
      ],
      { essential: false },
    ),
    point(
      'permit',
      'Only a special flight permit would allow a flight with it broken.',
      [['special flight permit', 'ferry permit', 'ferry', 'special permit']],
      { essential: false },
    ),
  ];
}

function deferred() {
  return [
    point(
      'lists',
      'It may be required neither by the type certificate for VFR by day, nor by 91.205, the equipment list or an airworthiness directive.',
      [
        [
          '91.205',
          'ninety one two oh five',
          '205',
          'tomato flames',
          'required',
          'regulation',
          'equipment list',
          'kinds of operation',
          'koel',
          'type certificate',
          '91.213',
          'flight manual',
          'poh',
        ],
      ],
      {
        nudge: 'What do you look at to decide?',
        contradictedBy: ['everything has to work', 'cannot go', 'everything must work'],
      },
    ),
    point(
      'placard',
      'It is removed or deactivated, and placarded inoperative.',
      [['placard', 'label', 'deactivate', 'inop', 'pull the breaker', 'remove', 'disable']],
      { nudge: 'And what has to be done with it?', contradictedBy: ['just go'] },
    ),
    point('hazard', 'A pilot or a mechanic decides that it is no hazard.', [['hazard', 'safe', 'safety']], {
      essential: false,
    }),
  ];
}
