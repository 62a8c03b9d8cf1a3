import type { DebriefLine } from '@rightseat/contract';

/**
 * What the examiner's own debrief has of the exchange above it, to the word: a test of the examiner's holds it anew and
 * compares.
 */
export const exampleLine: DebriefLine = {
  questionId: 'pa.i.d-altitude-and-fuel',
  acs: ['PA.I.D.K2', 'PA.I.D.K3c', 'PA.I.D.R6'],
  question:
    "Your magnetic course is 285 over terrain up to 2,900 feet, and you'll land half an hour after civil twilight ends. What do the rules say about your cruising altitude and your fuel reserve?",
  modelAnswer:
    'Westbound I fly an even thousand plus 500, for example 6,500 feet, because the rule applies more than 3,000 feet above the surface. I land at night, so I need 45 minutes beyond the destination at normal cruise speed, with the wind and forecast weather figured in. My own minimum is more, with an extra margin in the tanks.',
  references: ['14 CFR 91.159', '14 CFR 91.151', '14 CFR 1.1', '14 CFR 91.103', 'FAA-S-ACS-6C PA.I.D'],
  titles: [
    'Altitude selection accounting for terrain and obstacles, glide distance of airplane, VFR cruising altitudes, and effect of wind',
    'Fuel requirements, including reserve',
    'Fuel planning',
  ],
  quote: 'Yes. Thirty minutes.',
  grade: 'unsatisfactory',
  reason: 'You said “Thirty minutes”, which is not right.',
  missing: [
    'On a westerly course, an even thousand plus 500 feet.',
    'The rule applies more than 3,000 feet above the surface.',
    'Landing at night means 45 minutes of fuel beyond the first point of intended landing.',
    'It is figured at normal cruising speed, with wind and forecast weather.',
    'I take more than the legal reserve.',
  ],
  points: [
    {
      statement: 'On a westerly course, an even thousand plus 500 feet.',
      essential: true,
      found: 'missing',
      words: null,
    },
    {
      statement: 'The rule applies more than 3,000 feet above the surface.',
      essential: false,
      found: 'missing',
      words: null,
    },
    {
      statement: 'Landing at night means 45 minutes of fuel beyond the first point of intended landing.',
      essential: true,
      found: 'contradicted',
      words: 'Thirty minutes',
    },
    {
      statement: 'It is figured at normal cruising speed, with wind and forecast weather.',
      essential: false,
      found: 'missing',
      words: null,
    },
    {
      statement: 'I take more than the legal reserve.',
      essential: false,
      found: 'missing',
      words: null,
    },
  ],
};

/** What it sends to read, each with its heading in the books, which this page does not fetch for them. */
export const exampleSources = [
  { code: '14 CFR 91.159', title: 'VFR cruising altitudes' },
  { code: '14 CFR 91.151', title: 'VFR fuel requirements' },
  { code: '14 CFR 1.1', title: 'General definitions' },
  { code: '14 CFR 91.103', title: 'Preflight action' },
];
