import type { Question } from '#content/question.ts';
import { asTime, figuresBetween, heardAround, point, toTenth } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** Who works with a wheel or in his head rounds: so much at least, and so much of the figure. */
const CLOSE = { minutes: 1, gallons: 0.3, share: 0.02 };

interface EmptyBoxes {
  /** "The leg to the dam", at the beginning of a sentence. */
  called: string;
  /** "From the bridge to the dam", the same. */
  span: string;
  minutes: number;
  gallons: number;
}

/** What is asked of two boxes that a navigation log leaves to the pilot. */
export function emptyBoxes(scenario: Scenario, { called, span, minutes, gallons }: EmptyBoxes) {
  const whose = byWhoseNumbers(scenario);
  const closeMinutes = Math.max(CLOSE.minutes, Math.round(CLOSE.share * minutes));
  const closeGallons = toTenth(Math.max(CLOSE.gallons, CLOSE.share * gallons));
  const times = figuresBetween(minutes - closeMinutes, minutes + closeMinutes, 1);
  return {
    ask: `${called} isn't filled in. Work out the time and the fuel that belong there.`,
    rephrase: `${span}, tell me how long we take and how much we burn.`,
    keyPoints: [
      point(
        'minutes',
        `${span} it takes ${minutes} minutes, ${whose}.`,
        [[...new Set(times.flatMap(minutes < 60 ? String : asTime))]],
        { nudge: 'How many minutes is that?' },
      ),
      point(
        'gallons',
        `It burns ${figure(gallons)} gallons, ${whose}.`,
        [heardAround(gallons, closeGallons, 0.1)],
        { nudge: 'And in gallons?' },
      ),
      point(
        'how',
        'Distance divided by groundspeed, and that time by the fuel flow.',
        [['divide', 'divided', 'over', 'times', 'groundspeed', 'ground speed', 'per hour', 'an hour']],
        { essential: false },
      ),
    ],
    modelAnswer: `The miles divided by the groundspeed make ${minutes} minutes, and at our fuel flow that burns ${figure(gallons)} gallons, ${whose}.`,
    wrongAnswers: [
      {
        text: `It takes ${2 * minutes + 7} minutes.`,
        contradicts: 'minutes',
        why: 'The division is wrong.',
      },
      {
        text: `It burns ${figure(toTenth(2 * gallons + 3))} gallons.`,
        contradicts: 'gallons',
        why: 'Far more than the fuel flow makes of that time.',
      },
    ],
    assume: [{ about: ['climb', 'taxi', 'takeoff'], say: 'Leave the climb out of it.' }],
  } satisfies Partial<Question>;
}
