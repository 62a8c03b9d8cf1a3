import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** Null of a pilot's own airplane, whose handbook nobody typed. */
export function askMagnetos(scenario: Scenario): Question | null {
  const magnetos = scenario.book?.day?.magnetos;
  if (!magnetos) return null;
  const { leftDrop, rightDrop, apart, mostDrop, mostApart, isWithin } = magnetos;
  return aboutFlight(scenario, {
    id: 'pa.ii.f-your-flight-magnetos',
    acs: ['PA.II.F.K1b', 'PA.II.F.K1c', 'PA.I.G.K1c'],
    topic: 'The runup of your flight',
    level: 'application',
    ask: `On our runup, the left magneto drops ${leftDrop} RPM, the right one ${rightDrop}. The handbook allows ${mostDrop}, and ${mostApart} between the two. Tell me what you make of that, and what you do.`,
    rephrase: 'Tell me how the two drops on our runup compare with the handbook, and what you do.',
    keyPoints: [
      isWithin ? within : outside,
      isWithin ? none : clear,
      point(
        'apart',
        isWithin
          ? 'Each drop is small enough, and so is the difference between them.'
          : 'Each drop is small enough by itself, but they differ by more than the handbook allows.',
        [
          [
            'difference',
            'differ',
            'differential',
            'apart',
            'between them',
            'between the two',
            'spread',
            String(apart),
          ],
        ],
        { essential: false },
      ),
    ],
    modelAnswer: isWithin
      ? `The difference is ${apart} RPM and each drop is small enough, so that is within limits and we can go. A drop is normal, and no drop at all would worry me: one magneto might still be hot.`
      : `The difference is ${apart} RPM, so it is out of limits and we do not go like that. I lean the mixture at a higher power to burn off a fouled plug and check again. If it stays, we taxi back to a mechanic.`,
    wrongAnswers: isWithin
      ? [
          {
            text: 'Any drop is bad, so we taxi back.',
            contradicts: 'within',
            why: 'The engine runs on one plug a cylinder.',
          },
          {
            text: 'That is out of limits, we stay here.',
            contradicts: 'within',
            why: 'Both figures are inside.',
          },
        ]
      : [
          {
            text: 'Both are inside the handbook, so we can go.',
            contradicts: 'outside',
            why: 'The difference is too large.',
          },
          { text: 'That is within limits.', contradicts: 'outside', why: 'They differ by too much.' },
        ],
    assume: [{ about: ['rough', 'smooth', 'running', 'runs'], say: 'It runs smoothly on both together.' }],
    references: ['FAA-H-8083-25 ch. 7', 'POH', 'FAA-S-ACS-6C PA.II.F'],
  });
}

const within = point(
  'within',
  'It is within limits, and we may go.',
  [
    [
      'within',
      'inside',
      'in limits',
      'good to go',
      'we can go',
      'we may go',
      'we go',
      'normal',
      'fine',
      'okay',
      'acceptable',
    ],
  ],
  {
    nudge: 'So what do you decide?',
    contradictedBy: ['out of limits', 'outside the limits', 'taxi back', 'no go', 'can not go', 'do not go'],
  },
);
const outside = point(
  'outside',
  'It is out of limits, and we do not take off like that.',
  [
    [
      'out of limits',
      'outside',
      'too much',
      'too far',
      'too large',
      'too big',
      'more than',
      'exceeds',
      'over the limit',
      'not go',
      'no go',
      'not take off',
      'not legal',
      'taxi back',
      'stay here',
    ],
  ],
  {
    nudge: 'So what do you decide?',
    contradictedBy: ['within limits', 'in limits', 'we can go', 'we may go', 'good to go', 'that is normal'],
  },
);
const clear = point(
  'clear',
  'Perhaps a plug is fouled: lean it at more power and check again; what stays is for a mechanic.',
  [
    [
      'foul',
      'fouled',
      'lean',
      'burn off',
      'burn it off',
      'clean',
      'clear',
      'mechanic',
      'maintenance',
      'shop',
      'taxi back',
      'plug',
      'spark plug',
    ],
  ],
  { nudge: 'What do you try, and what then?' },
);
const none = point(
  'none',
  'No drop at all would be the bad sign: a magneto that the key does not turn off.',
  [['no drop', 'hot', 'ground wire', 'p lead', 'grounded', 'grounding', 'not drop']],
  { essential: false },
);
