import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** Somebody wants the flight to happen more than the pilot does. */
export function askPressure(scenario: Scenario): Question {
  const isPrivate = scenario.rating === 'private';
  return aboutFlight(scenario, {
    id: isPrivate ? 'pa.i.h-your-flight-pressure' : 'ir.i.c-your-flight-pressure',
    acs: isPrivate ? ['PA.I.H.K4', 'PA.I.H.S2', 'PA.I.H.R2'] : ['IR.I.C.R4', 'IR.I.A.R2'],
    when: 'decision',
    topic: 'Pressure on your flight',
    level: 'correlation',
    ask: `${scenario.pressure}. You don't like the weather on our route. Tell me how you handle that, and what you offer instead.`,
    rephrase: `Everybody wants you to fly our flight, and you have a bad feeling about the weather. Tell me how you deal with them, and what you offer instead.`,
    keyPoints: [
      point(
        'decide',
        'The pilot in command decides, and says no or waits.',
        [
          [
            'pilot in command',
            'pic',
            'my decision',
            'final authority',
            'i decide',
            'say no',
            'not go',
            'no go',
            'cancel',
            'delay',
            'wait',
            'postpone',
            'not fly',
            'tell them no',
            'stand firm',
            'my call',
            'call it off',
          ],
        ],
        {
          nudge: 'So what becomes of the flight?',
          contradictedBy: ['we go anyway', 'i go anyway', 'take a look', 'give it a try', 'push on'],
        },
      ),
      point(
        'way-out',
        'Another way or another day is planned beforehand.',
        [
          [
            'drive',
            'car',
            'airline',
            'another day',
            'tomorrow',
            'next day',
            'alternative',
            'plan b',
            'later',
            'hotel',
            'overnight',
            'train',
            'bus',
            'reschedule',
            'backup',
            'other way',
          ],
        ],
        { nudge: 'And what do you offer them instead?' },
      ),
      point(
        'name-it',
        'It is an external pressure, and known as get-there-itis.',
        [
          [
            'external',
            'pressure',
            'get there itis',
            'pave',
            'hazardous attitude',
            'plan continuation',
            'itis',
          ],
        ],
        { essential: false },
      ),
      point(
        'minimums',
        'Personal minimums are set before, and not changed on the day.',
        [['personal minimum', 'personal minima', 'personal limit', 'minimums']],
        { essential: false },
      ),
    ],
    modelAnswer:
      'I am pilot in command, so it is my decision, and we wait. I told them beforehand that this might happen, and we drive or go tomorrow. This is external pressure, and my personal minimums do not move for it.',
    wrongAnswers: [
      {
        text: 'I take a look and turn around if it gets bad.',
        contradicts: 'decide',
        why: 'That is how the pressure wins.',
      },
      { text: 'We go anyway, they have waited long enough.', contradicts: 'decide', why: 'Gives in.' },
    ],
    assume: [
      {
        about: ['legal', 'forecast', 'ceiling', 'visibility', 'bad'],
        say: 'Legal on paper, and worse than you like.',
      },
    ],
    references: isPrivate
      ? ['FAA-H-8083-25 ch. 2', 'FAA-H-8083-2', '14 CFR 91.3', 'FAA-S-ACS-6C PA.I.H']
      : ['FAA-H-8083-2', '14 CFR 91.3', 'FAA-S-ACS-8C IR.I.C'],
  });
}
