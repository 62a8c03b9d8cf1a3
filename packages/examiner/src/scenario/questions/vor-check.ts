import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** The last check lies too far back. */
export function askVorCheck(scenario: Scenario): Question {
  const { daysSinceVorCheck } = scenario.ifr;
  return aboutFlight(scenario, {
    id: 'ir.ii.b-your-flight-vor-check',
    acs: ['IR.II.B.K2a', 'IR.II.B.R3'],
    topic: 'The VOR check before your flight',
    level: 'application',
    ask: `Say we file our flight by VOR, and the last check in the log is ${daysSinceVorCheck} days old. Tell me where that leaves us, and what you do about it.`,
    rephrase: `The VOR of our airplane was last checked ${daysSinceVorCheck} days ago. Tell me what the rule wants before we go IFR on it.`,
    keyPoints: [
      point(
        'thirty',
        'A check within the preceding 30 days is required to use it under IFR.',
        [['30', '30 day']],
        {
          nudge: 'How old may it be?',
          contradictedBy: ['still current', 'still good', 'still legal', 'we are legal'],
        },
      ),
      point(
        'check',
        'Do a check first: VOT, a ground or an airborne checkpoint, or one against the other.',
        [
          [
            'vot',
            'v o t',
            'checkpoint',
            'check point',
            'ground check',
            'airborne',
            'dual',
            'each other',
            'new check',
            'check first',
            'do a check',
            'test signal',
            'check it',
            'against',
          ],
        ],
        { nudge: 'And what could you do about it?' },
      ),
      point(
        'tolerance',
        'Within 4 degrees on the ground or between two, 6 degrees in the air.',
        [['4 degree', '6 degree', '4', '6']],
        {
          essential: false,
        },
      ),
      point(
        'record',
        'Record the date, place, bearing error and signature.',
        [['log', 'record', 'write', 'sign', 'signature']],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer:
      'We may not use it under IFR: it has to be checked within 30 days. I do a VOT or checkpoint check first, or compare the two receivers: within 4 degrees on the ground or between the two, 6 degrees airborne. I record the date, place, bearing error and my signature.',
    wrongAnswers: [
      { text: 'It is still good for 90 days.', contradicts: 'thirty', why: 'Thirty days.' },
      { text: 'The check is good for 12 months, so we go.', contradicts: 'check', why: 'No check is made.' },
    ],
    assume: [
      { about: ['receivers', 'dual', 'pair'], say: 'Suppose there are two.' },
      { about: ['gps'], say: 'Leave GPS out of it.' },
      { about: ['available', 'vot', 'here'], say: 'Whatever you need is on the field.' },
    ],
    references: ['14 CFR 91.171', 'AIM 1-1-4', 'FAA-S-ACS-8C IR.II.B'],
    facts: ['14 CFR 91.171'],
  });
}
