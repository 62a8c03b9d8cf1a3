import type { Question } from '#content/question.ts';
import { aboutFlight, heardAround, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** In knots: a clock face and a half are as good as a chart. */
const CLOSE_ENOUGH = 1;

/** Null of a pilot's own airplane, and where rounding would decide. */
export function askWind(scenario: Scenario): Question | null {
  const { book } = scenario;
  if (!book) return null;
  const { windKnots, windAngle, componentKnots, demonstratedCrosswindKnots: demonstrated } = book;
  if (Math.abs(componentKnots - demonstrated) <= CLOSE_ENOUGH) return null;
  const isMore = componentKnots > demonstrated;
  const compare = isMore
    ? point(
        'compare',
        'That is more than was demonstrated: no legal limit by itself, but we wait, or take a runway more into the wind.',
        [
          [
            'more than',
            'above',
            'exceeds',
            'over',
            'too much',
            'wait',
            'another runway',
            'other runway',
            'not go',
            'no go',
          ],
        ],
        {
          nudge: 'And what does that mean for us?',
          contradictedBy: ['below the demonstrated', 'less than demonstrated'],
        },
      )
    : point(
        'compare',
        'That is less than was demonstrated.',
        [
          [
            'less than',
            'below',
            'under',
            'within',
            'not more than',
            'does not exceed',
            'we can go',
            'good to go',
          ],
        ],
        {
          nudge: 'And what does that mean for us?',
          contradictedBy: ['too much', 'above the demonstrated', 'more than demonstrated'],
        },
      );
  return aboutFlight(scenario, {
    id: 'pa.iv.a-your-flight-wind',
    acs: ['PA.IV.A.K1', 'PA.IV.A.R2a', 'PA.I.F.K2a'],
    topic: 'The crosswind as you leave',
    level: 'application',
    ask: `Say that as we leave, the wind blows at ${windKnots} knots, ${windAngle} degrees off the runway. The handbook's demonstrated crosswind is ${demonstrated} knots. Work out ours, and compare it with that.`,
    rephrase: `${windKnots} knots, ${windAngle} degrees off the runway, for our takeoff. Tell me how much of it comes from the side, and what you make of that.`,
    keyPoints: [
      point(
        'component',
        `About ${componentKnots} knots come from the side.`,
        [heardAround(componentKnots, CLOSE_ENOUGH, 0.5)],
        { nudge: 'How many knots is that?' },
      ),
      compare,
      point(
        'own',
        'Your own limit, and gusts, count as well.',
        [['my own', 'my limit', 'personal', 'gust', 'comfortable']],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer: isMore
      ? `About ${componentKnots} knots come from the side. That is more than was demonstrated, which is no legal limit by itself, but we wait, or take a runway more into the wind. My own limit and gusts count as well.`
      : `About ${componentKnots} knots come from the side. That is less than was demonstrated, so we can go, if my own limit and the gusts allow it.`,
    wrongAnswers: [
      {
        text: `All ${windKnots} knots are crosswind.`,
        contradicts: 'component',
        why: 'Only a part of it comes from the side.',
      },
      {
        text: isMore ? 'That is below the demonstrated value.' : 'That is too much for us.',
        contradicts: 'compare',
        why: 'The figures say otherwise.',
      },
    ],
    assume: [
      { about: ['gust', 'gusts', 'gusty'], say: 'It is steady.' },
      { about: ['runway', 'surface'], say: 'Dry and paved.' },
    ],
    references: ['FAA-H-8083-25 ch. 11', 'POH', 'FAA-S-ACS-6C PA.IV.A'],
  });
}
