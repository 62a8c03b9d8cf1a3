import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';

/** An engine that announces its end. */
export function askOilPressure(scenario: Scenario): Question {
  const { diversion, flight } = scenario;
  return aboutFlight(scenario, {
    id: 'pa.ix.c-your-flight-oil-pressure',
    acs: ['PA.IX.C.K1', 'PA.IX.C.R1'],
    topic: 'Falling oil pressure on your flight',
    level: 'correlation',
    ask: `Suppose that on the ${figure(flight.distanceMiles)} miles of our flight the oil pressure falls and the oil temperature climbs. An airport lies ${diversion.milesOff} miles ahead. Tell me what you expect of the engine, and what you do.`,
    rephrase: `On our flight the engine loses oil pressure while its oil gets hot. Tell me what you expect and what you do about it.`,
    keyPoints: [
      point(
        'land',
        'Land as soon as possible: go for the nearest airport now.',
        [['land', 'nearest', 'closest', 'divert', 'as soon as', 'get down', 'get on the ground']],
        {
          nudge: 'So where do you go?',
          contradictedBy: [
            'continue to the destination',
            'keep going to the destination',
            'carry on to',
            'continue as planned',
          ],
        },
      ),
      point(
        'expect',
        'The engine may fail at any time: keep a field within gliding distance.',
        [
          [
            'engine failure',
            'engine will fail',
            'engine may fail',
            'engine could',
            'engine might',
            'quit',
            'seize',
            'fail',
            'glide',
            'gliding',
            'field',
            'emergency landing',
            'forced landing',
          ],
        ],
        { nudge: 'What might happen on the way?' },
      ),
      point(
        'checklist',
        'Work the checklist, with less power.',
        [['checklist', 'reduce power', 'less power', 'poh', 'handbook', 'throttle back']],
        {
          essential: false,
        },
      ),
      point(
        'declare',
        'Tell somebody: declare an emergency.',
        [['mayday', 'pan pan', 'declare', '121.5', '7700', 'emergency', 'atc', 'radio']],
        { essential: false },
      ),
    ],
    modelAnswer:
      'Both together mean that the engine may fail. I turn to the nearest airport and land as soon as possible, with a field within gliding distance all the way. I reduce power, work the checklist and declare an emergency.',
    wrongAnswers: [
      {
        text: 'The gauge is probably broken, so I continue to the destination.',
        contradicts: 'land',
        why: 'Two gauges agree.',
      },
      { text: 'I watch it and continue as planned.', contradicts: 'land', why: 'The engine will not wait.' },
    ],
    assume: [
      { about: ['rough', 'running', 'sound', 'smooth'], say: 'It still runs smoothly.' },
      { about: ['terrain', 'below', 'country'], say: 'Open country below.' },
      { about: ['altitude', 'high', 'height'], say: 'At our cruising altitude.' },
      { about: ['smoke', 'smell', 'oily'], say: 'Nothing to see or to smell.' },
    ],
    references: ['FAA-H-8083-3 ch. 18', 'POH', 'FAA-S-ACS-6C PA.IX.C'],
  });
}
