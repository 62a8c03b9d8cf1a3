import type { Rating } from '@rightseat/contract';
import type { ShownExhibit } from '#content/exhibit.ts';
import type { FollowUp, Question } from '#content/question.ts';
import { aboutFlight, heardAround, point, toTenth } from '../question-parts.ts';
import type { HalvesLog, Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';
import { emptyBoxes } from './empty-boxes.ts';
import { askLeastFuel } from './least-fuel.ts';

/** Who works with a wheel or in his head rounds. */
const CLOSE = { knots: 2, gallons: 0.7, share: 0.03 };

/** The log says in its name what it is made from: whoever shows it has no more than that name. */
export const halvesLogId = ({
  halves,
  ...log
}: Pick<HalvesLog, 'halves' | 'cruiseKnots' | 'headwindKnots' | 'gallonsPerHour'>) =>
  `own-log-${halves[0].miles + halves[1].miles}-${log.cruiseKnots}-${log.headwindKnots}-${log.gallonsPerHour}`;

const boxes = ['1 miles', '1 knots'];
/** Its questions, and what holds the answers to them in the log. */
export const halvesAsked = {
  private: {
    id: 'pa.i.d-your-flight-halves',
    marks: boxes,
    followUps: [{ marks: ['0 miles', '0 minutes'] }, { marks: ['0 miles', '1 miles'] }],
  },
  instrument: {
    id: 'ir.i.c-your-flight-halves',
    marks: boxes,
    followUps: [{ marks: ['0 minutes', '1 miles'] }],
  },
} satisfies Record<Rating, ShownExhibit['questions'][number]>;

/** Of our example there is a log with its fixes. */
export function askHalvesLog(scenario: Scenario): Question | null {
  const { halves: log, rating } = scenario;
  if (!log) return null;
  const isVisual = rating === 'private';
  const { id, marks } = halvesAsked[rating];
  return aboutFlight(scenario, {
    id,
    exhibit: halvesLogId(log),
    acs: isVisual ? ['PA.I.D.K3a', 'PA.I.D.S3', 'PA.VI.A.K5c'] : ['IR.I.C.S1', 'IR.I.C.K3a'],
    topic: 'The navigation log of your flight',
    level: 'application',
    ...emptyBoxes(scenario, { called: 'The second half', span: 'Over the second half', ...log.halves[1] }),
    references: ['FAA-H-8083-25 ch. 16', isVisual ? 'FAA-S-ACS-6C PA.I.D' : 'FAA-S-ACS-8C IR.I.C'],
    facts: [isVisual ? '14 CFR 91.151' : '14 CFR 91.167'],
    marks: marks,
    followUps: log.least
      ? [askLeastFuel(scenario, log.least, halvesAsked.instrument.followUps[0]!.marks)]
      : [askLate(log), ...(log.lasts ? [askLasts(scenario, log.lasts)] : [])],
  });
}

function askLate({ late, halves, groundspeedKnots }: HalvesLog): FollowUp {
  return {
    acs: ['PA.VI.A.K7', 'PA.I.D.K3a'],
    level: 'application',
    ask: `Say that at the halfway point we are ${late.minutes} minutes behind the log. Work out the groundspeed that we've really made.`,
    rephrase: `We come to the halfway point ${late.minutes} minutes late. How fast have we been over the ground so far?`,
    keyPoints: [
      point(
        'made',
        `${halves[0].miles} miles in ${late.afterMinutes} minutes make about ${late.knots} knots.`,
        [heardAround(late.knots, CLOSE.knots, 0.5)],
        { nudge: 'How many knots is that?' },
      ),
      point(
        'anew',
        'The rest takes longer, too: work the arrival and the fuel out anew.',
        [['arrival', 'eta', 'later', 'fuel', 'reserve', 'recalculate', 'rest of']],
        { essential: false },
      ),
    ],
    modelAnswer: `${halves[0].miles} miles in ${late.afterMinutes} minutes make about ${late.knots} knots. The rest takes longer, too, so I work the arrival and the fuel out anew.`,
    wrongAnswers: [
      {
        text: `We still make ${groundspeedKnots} knots, as in the log.`,
        contradicts: 'made',
        why: 'That is the plan and not what was flown.',
      },
    ],
    references: ['FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.VI.A'],
    marks: halvesAsked.private.followUps[0]!.marks,
  };
}

function askLasts(
  scenario: Scenario,
  { leavesWith, needs, isEnough }: NonNullable<HalvesLog['lasts']>,
): FollowUp {
  const whose = byWhoseNumbers(scenario);
  const closeEnough = toTenth(Math.max(CLOSE.gallons, CLOSE.share * needs));
  return {
    acs: ['PA.I.D.S4', 'PA.I.D.K3c', 'PA.I.D.R6'],
    level: 'correlation',
    ask: `Say we left with ${figure(leavesWith)} gallons and make no more than that speed all the way. Work out whether it takes us there with the reserve.`,
    rephrase: `At that slower speed from end to end, do ${figure(leavesWith)} gallons cover the flight and the reserve?`,
    keyPoints: [
      isEnough
        ? point(
            'verdict',
            'Yes, the fuel takes us there with the reserve.',
            [['yes', 'enough', 'it does', 'plenty', 'covers', 'makes it', 'make it', 'lasts', 'left over']],
            {
              nudge: 'So does it take us there?',
              contradictedBy: ['not enough', 'does not last', 'stop for fuel', 'have to refuel', 'run out'],
            },
          )
        : point(
            'verdict',
            'No: we land for fuel on the way.',
            [['no', 'not enough', 'does not', 'will not', 'stop', 'land', 'refuel', 'short', 'run out']],
            {
              nudge: 'So does it take us there?',
              contradictedBy: ['it is enough', 'plenty', 'we make it', 'it lasts'],
            },
          ),
      point(
        'needs',
        `It takes about ${figure(needs)} gallons, reserve included, ${whose}.`,
        [heardAround(needs, closeEnough, 0.1)],
        { nudge: 'How many gallons does it take, reserve included?' },
      ),
    ],
    modelAnswer: `${isEnough ? 'Yes, it does.' : 'No, so we land for fuel on the way.'} At that speed the whole flight takes about ${figure(needs)} gallons, reserve included, ${whose}.`,
    wrongAnswers: [
      isEnough
        ? { text: 'No, it is not enough.', contradicts: 'verdict', why: 'It is, by the sum.' }
        : { text: 'There is plenty.', contradicts: 'verdict', why: 'It is not, by the sum.' },
    ],
    references: ['14 CFR 91.151', 'FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.I.D'],
    marks: halvesAsked.private.followUps[1]!.marks,
  };
}
