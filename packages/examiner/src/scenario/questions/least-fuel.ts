import type { FollowUp } from '#content/question.ts';
import { heardAround, point, toTenth } from '../question-parts.ts';
import type { LeastFuel, Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** Who adds up the times, or the gallons of the parts, rounds on the way. */
const CLOSE = { gallons: 0.7, share: 0.03 };

/** The fuel of 14 CFR 91.167 as a sum, with the alternate in it. */
export function askLeastFuel(scenario: Scenario, least: LeastFuel, marks: string[]): FollowUp {
  const whose = byWhoseNumbers(scenario);
  const { reserve } = scenario;
  const closeEnough = toTenth(Math.max(CLOSE.gallons, CLOSE.share * least.gallons));
  return {
    acs: ['IR.I.C.K3c', 'IR.I.C.R7'],
    level: 'application',
    ask: `Suppose the rule wants an alternate, and ours is ${least.alternateMinutes} minutes beyond the destination. Work out the least fuel that we may leave with.`,
    rephrase: `Add it up for me: what does the rule want in our tanks, with an alternate ${least.alternateMinutes} minutes away?`,
    keyPoints: [
      point(
        'least',
        `It comes to about ${figure(least.gallons)} gallons, ${whose}.`,
        [heardAround(least.gallons, closeEnough, 0.1)],
        { nudge: 'How many gallons is that in all?' },
      ),
      point(
        'parts',
        `To the destination, to the alternate, and ${reserve.minutes} minutes at normal cruise.`,
        [['alternate'], [String(reserve.minutes), 'three quarters', 'reserve']],
        { essential: false },
      ),
      point('taxi', 'Taxi and climb come on top.', [['taxi', 'climb', 'runup', 'on top']], {
        essential: false,
      }),
    ],
    modelAnswer: `To the destination, to the alternate, and ${reserve.minutes} minutes at normal cruise comes to about ${figure(least.gallons)} gallons, ${whose}. Taxi and climb come on top.`,
    wrongAnswers: [
      {
        text: `Only what takes us there, so ${figure(least.enRouteGallons)} gallons.`,
        contradicts: 'least',
        why: 'The alternate and the reserve are part of it.',
      },
    ],
    references: ['14 CFR 91.167(a)', 'FAA-S-ACS-8C IR.I.C'],
    marks,
  };
}
