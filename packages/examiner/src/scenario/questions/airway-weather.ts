import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';

export const AIRWAY_WEATHER_ID = 'airway-weather';

/** 14 CFR 91.169(c), of an alternate with an ILS. */
const PRECISION = { ceilingFeet: 600, miles: 2 };

/** Null of a pilot's own flight, whose airways nobody typed. */
export function askAirwayWeather(scenario: Scenario): Question | null {
  const { airways } = scenario;
  if (!airways) return null;
  const { freezingFeet, ice, alternate } = airways.sky;
  const { high } = airways.log;
  const [from, to] = [figure(ice.fromFeet), figure(ice.toFeet)];
  const isGood = alternate.ceilingFeet >= PRECISION.ceilingFeet && alternate.miles >= PRECISION.miles;
  if (!isGood) throw new Error('The alternate of the example is one that may be filed.');
  return aboutFlight(scenario, {
    id: 'ir.i.b-your-flight-weather',
    exhibit: AIRWAY_WEATHER_ID,
    acs: ['IR.I.B.S3', 'IR.I.B.R1c', 'IR.I.B.K3i'],
    topic: 'Go or no-go on your flight',
    level: 'application',
    ask: 'Take the plan and the pilot report together. Decide whether we go as filed, and give me your reason.',
    rephrase: 'From what that pilot met on our way, tell me whether we fly the plan, and why.',
    keyPoints: [
      point(
        'no-go',
        'No-go: we do not fly it as filed.',
        [
          [
            'no go',
            'nogo',
            'not go',
            'wait',
            'delay',
            'postpone',
            'stay',
            'cancel',
            'later',
            'not leave',
            'another way',
            'another route',
            'different route',
            'not as filed',
          ],
        ],
        {
          nudge: 'So what do you decide?',
          contradictedBy: ['good to go', 'it is a go', 'we go as filed', 'i go as filed', 'so we go'],
        },
      ),
      point(
        'ice',
        `A pilot met light rime between ${from} and ${to} feet, in cloud and above the freezing level: at the very altitudes that we filed.`,
        [['rime', 'ice', 'icing']],
        { nudge: 'What did that pilot meet up there?' },
      ),
      point(
        'approval',
        'Our airplane is not approved for icing conditions.',
        [
          [
            'not approved',
            'not certified',
            'not certificated',
            'no ice protection',
            'no deice',
            'known ice',
            'known icing',
            'not equipped',
            'pitot heat',
            'nothing against',
          ],
        ],
        { nudge: 'And what about our airplane?', contradictedBy: ['can take light', 'can handle light'] },
      ),
    ],
    modelAnswer: `It is a no-go as filed. A pilot met light rime between ${from} and ${to} feet, in cloud, and that is where we would be. Our airplane is not approved for icing, so we wait or take another way.`,
    wrongAnswers: [
      {
        text: 'Light rime is nothing, so we go as filed, with the pitot heat on.',
        contradicts: 'no-go',
        why: 'The airplane is not approved for any ice.',
      },
      {
        text: 'We wait, though our airplane can take light rime.',
        contradicts: 'approval',
        why: 'It is not approved for any ice.',
      },
    ],
    assume: [
      { about: ['tops', 'top'], say: "It's all on the page." },
      { about: ['boots', 'deice', 'protection', 'equipment'], say: "It's a plain trainer." },
    ],
    references: ['AIM 7-1-18', 'AIM 7-1-19', 'FAA-H-8083-28 ch. 20', '14 CFR 91.9', 'FAA-S-ACS-8C IR.I.B'],
    facts: ['14 CFR 91.9', '14 CFR 91.169', '14 CFR 91.177'],
    marks: ['icing', 'filed'],
    followUps: [
      {
        acs: ['IR.I.B.S4', 'IR.I.B.K2c', 'IR.I.C.K1d'],
        level: 'application',
        ask: 'Now the forecast of our alternate, which has an ILS. Tell me whether it may stand on the flight plan, and by which figures.',
        rephrase:
          'Tell me whether that forecast allows us to name the field with the ILS as our alternate, and by which figures.',
        keyPoints: [
          point(
            'verdict',
            'Yes, it may be filed.',
            [['yes', 'may', 'good enough', 'it does', 'legal', 'can file', 'is fine', 'works', 'qualifies']],
            {
              nudge: 'So what do you decide about that field?',
              contradictedBy: ['not good enough', 'too low', 'no we', 'may not', 'can not', 'not legal'],
            },
          ),
          point(
            'standard',
            `For a precision approach it takes a ceiling of ${PRECISION.ceilingFeet} feet and ${PRECISION.miles} miles, unless the chart has its own figures.`,
            [['600', '602', '600 2']],
            { nudge: 'What does the rule ask of ceiling and visibility there?' },
          ),
          point(
            'forecast',
            `The forecast has ${alternate.ceilingFeet} feet and ${alternate.miles} miles when we would be there.`,
            [[...asHeard([alternate.ceilingFeet]), 'above that', 'better than that', 'more than that']],
            { essential: false },
          ),
        ],
        modelAnswer: `Yes, it may. With an ILS the rule asks for a ceiling of ${PRECISION.ceilingFeet} feet and ${PRECISION.miles} miles when we would be there, unless the chart has its own figures, and the forecast has ${alternate.ceilingFeet} feet and ${alternate.miles} miles.`,
        wrongAnswers: [
          {
            text: `No, ${alternate.ceilingFeet} feet is too low for an alternate. It takes 2,000 feet.`,
            contradicts: 'verdict',
            why: 'That is what lets the destination go without one.',
          },
        ],
        references: ['14 CFR 91.169(c)', 'FAA-H-8083-28 ch. 27', 'FAA-S-ACS-8C IR.I.B'],
        marks: ['period-0'],
      },
      {
        acs: ['IR.I.B.R1', 'IR.I.C.K2', 'IR.I.B.K3i'],
        level: 'correlation',
        ask: 'Why do we not simply fly lower, in air that is too warm for ice?',
        rephrase: 'What stands against a lower altitude on that route?',
        keyPoints: [
          point(
            'mea',
            `The MEA on the way is up to ${figure(high.minimumFeet)} feet, far above the freezing level at ${figure(freezingFeet)}.`,
            [
              [
                ...asHeard([high.minimumFeet]),
                'mea',
                'm e a',
                'minimum altitude',
                'minimum en route',
                'terrain',
                'mountains',
              ],
            ],
            {
              nudge: 'How low may we go along those airways?',
              contradictedBy: ['below the mea', 'descend to warm air'],
            },
          ),
          point(
            'freezing',
            `It freezes from ${figure(freezingFeet)} feet up.`,
            [[...asHeard([freezingFeet]), 'freezing level', 'freezes', 'below zero']],
            { essential: false },
          ),
        ],
        modelAnswer: `The freezing level is at ${figure(freezingFeet)} feet, and the MEA over the mountains is ${figure(high.minimumFeet)}. No altitude that we may fly there is warm enough.`,
        wrongAnswers: [
          {
            text: 'We could, I go below the MEA for a few minutes.',
            contradicts: 'mea',
            why: 'The MEA holds for obstacles.',
          },
        ],
        references: ['14 CFR 91.177', 'FAA-H-8083-28 ch. 20', 'FAA-S-ACS-8C IR.I.C'],
        marks: ['minimum', 'freezing'],
      },
    ],
  });
}
