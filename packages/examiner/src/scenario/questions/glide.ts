import type { Question } from '#content/question.ts';
import { aboutFlight, heardAround, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';

/** In miles. */
const CLOSE_ENOUGH = 0.5;

/** Null of a pilot's own airplane, whose handbook nobody typed. */
export function askGlide(scenario: Scenario): Question | null {
  const { book } = scenario;
  if (!book) return null;
  const { aboveGroundFeet, glideMiles, glideKnots, glideMilesEach, eachFeet } = book;
  return aboutFlight(scenario, {
    id: 'pa.ix.b-your-flight-glide',
    acs: ['PA.IX.B.K2a', 'PA.IX.B.K2c', 'PA.IX.B.R1'],
    topic: 'How far your flight would glide',
    level: 'application',
    ask: `Suppose that on our way the engine quits ${figure(aboveGroundFeet)} feet above the ground. The handbook gives ${glideMilesEach} miles for each ${figure(eachFeet)} feet. Tell me how far we get, and how you'd fly it.`,
    rephrase: `The engine is out, ${figure(aboveGroundFeet)} feet up. The handbook gives ${glideMilesEach} miles for each ${figure(eachFeet)}. Work out our glide, and tell me how you'd fly it.`,
    keyPoints: [
      point(
        'distance',
        `About ${figure(glideMiles)} miles, in still air.`,
        [heardAround(glideMiles, CLOSE_ENOUGH, 0.5)],
        { nudge: 'How many miles is that?' },
      ),
      point(
        'speed',
        'It takes the best glide speed: faster or slower shortens it.',
        [['best glide', 'glide speed', 'best speed', 'l over d', String(glideKnots)]],
        {
          nudge: 'What speed do you fly for that?',
          contradictedBy: ['stretch the glide', 'pull up to stretch', 'as slow as possible'],
        },
      ),
      point(
        'wind',
        'A headwind shortens it, and a tailwind lengthens it.',
        [['wind', 'headwind', 'tailwind', 'still air']],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer: `About ${figure(glideMiles)} miles, in still air. It takes the best glide speed, for faster or slower shortens it. A headwind shortens it too, and a tailwind lengthens it.`,
    wrongAnswers: [
      {
        text: `About ${figure(glideMiles * 2)} miles, at best glide speed.`,
        contradicts: 'distance',
        why: 'Twice as far.',
      },
      {
        text: 'I stretch the glide and hold it up as slow as possible.',
        contradicts: 'speed',
        why: 'That shortens it.',
      },
    ],
    assume: [
      { about: ['wind'], say: 'Calm.' },
      { about: ['propeller', 'windmilling'], say: 'It windmills.' },
    ],
    references: ['FAA-H-8083-3 ch. 18', 'POH', 'FAA-S-ACS-6C PA.IX.B'],
  });
}
