import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type AdvisoryArea, band, drawAdvisories } from './advisory-map.ts';

export interface IceAdvisory {
  snapshot: string;
  from: string;
  to: string;
  areas: readonly AdvisoryArea[];
  minimumFeet: number;
  filedFeet: number;
}

export const iceAdvisory: IceAdvisory = {
  snapshot: '21Z',
  from: 'TARIN',
  to: 'MOSBY',
  minimumFeet: 6_000,
  filedFeet: 9_000,
  areas: [
    {
      name: 'ice',
      kind: 'ZULU',
      label: 'MOD ICE',
      from: 7_000,
      to: 16_000,
      span: [180, 520],
      across: [-130, 120],
    },
    { name: 'wind', kind: 'TANGO', label: 'LLWS', span: [20, 140], across: [-150, -40] },
  ],
};

const figure = (value: number) => value.toLocaleString('en-US');

export function iceMap(map: IceAdvisory): Exhibit {
  const id = 'g-airmet-ice';
  const ice = map.areas.find(({ kind }) => kind === 'ZULU');
  if (
    !ice?.from ||
    !ice.to ||
    map.filedFeet < ice.from ||
    map.filedFeet > ice.to ||
    map.minimumFeet >= ice.from
  )
    throw new Error(`${id}: it asks about a flight in the ice with an altitude free of it below`);
  return {
    id,
    title: 'AIRMET chart for an IFR route',
    called: 'an AIRMET chart for your route',
    description: `A route from ${map.from} on the left to ${map.to} on the right, valid ${map.snapshot}. ${map.areas
      .map(
        (area) =>
          `${area.kind} ${[area.label, band(area)].filter(Boolean).join(' ')}, ${area.across[1] < 0 ? 'north of the route' : 'across the route'}`,
      )
      .join('; ')}.`,
    sheet: (marked) => [drawAdvisories(map, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: map, computed: [21] },
        {
          id: 'ir.i.b-exhibit-ice',
          rating: 'instrument',
          acs: ['IR.I.B.K2g', 'IR.I.B.K3i', 'IR.I.B.R1c'],
          topic: 'Ice on the filed route',
          level: 'application',
          ask: `You filed ${figure(map.filedFeet)} feet along this route, in cloud, in an airplane without any ice protection. Tell me what the chart says about that, and what you do.`,
          rephrase: `At ${figure(map.filedFeet)} feet in cloud on that route, tell me what is in store for you, and what becomes of the plan.`,
          keyPoints: [
            point('inside', 'You would fly in the area of moderate icing.', [['ice', 'icing']], {
              nudge: 'What does that area warn of?',
              contradictedBy: ['above the ice', 'no ice', 'below the ice'],
            }),
            point('base', `It begins at ${figure(ice.from)} feet.`, [], {
              nudge: 'At what altitude does it begin?',
              numbers: [
                slot(
                  [ice.from, ice.from / 100],
                  ['foot'],
                  [
                    'from',
                    'begins',
                    'starts',
                    'base',
                    'bottom',
                    'above',
                    'below',
                    'starting',
                    'mod',
                    'moderate',
                  ],
                ),
              ],
            }),
            point(
              'change',
              'You do not fly there: go below it if the minimum altitude lets you, around it, or another day.',
              [
                [
                  'lower',
                  'below it',
                  'go below',
                  'around',
                  'another route',
                  'wait',
                  'cancel',
                  'not go',
                  'no go',
                  'stay out',
                  'descend',
                  'different altitude',
                  'delay',
                  'stay home',
                  "don't go",
                ],
              ],
              {
                nudge: 'So what do you do about the flight?',
                contradictedBy: ['go as filed', 'fly through it', 'go anyway'],
              },
            ),
            point(
              'report',
              'Pilot reports and the freezing level tell more.',
              [['pirep', 'pilot report', 'freezing level', 'pireps', 'freezing', 'icing product']],
              { essential: false },
            ),
          ],
          modelAnswer: `I would be in moderate icing, which begins at ${figure(ice.from)} feet. My airplane may not fly there. I ask for a lower altitude below it where the minimum altitude allows it, go around it, or wait, and look at pilot reports and the freezing level.`,
          wrongAnswers: [
            {
              text: `There is icing from ${figure(ice.from)} feet, but an advisory is only a forecast, so I go as filed with pitot heat on.`,
              contradicts: 'change',
              why: 'An airplane without ice protection has no business in it.',
            },
            {
              text: `There is icing from ${figure(ice.to)} feet up, so I go lower.`,
              contradicts: 'base',
              why: 'That is its top.',
            },
          ],
          references: ['AIM 7-1-6', 'AIM 7-1-20', 'AC 91-74', 'FAA-H-8083-28 ch. 26', 'FAA-S-ACS-8C IR.I.B'],
          marks: ['ice'],
        },
        [
          {
            acs: ['IR.I.B.R1c', 'IR.I.C.K2'],
            level: 'correlation',
            ask: `The MEA on that route is ${figure(map.minimumFeet)} feet. How much room does that leave you under the ice?`,
            rephrase: `With an MEA of ${figure(map.minimumFeet)} feet, what is left below that area?`,
            keyPoints: [
              point('room', `${figure(ice.from - map.minimumFeet)} feet, if the forecast holds.`, [], {
                nudge: 'What does that come to in feet?',
                numbers: [
                  slot(
                    [ice.from - map.minimumFeet],
                    ['foot'],
                    ['room', 'left', 'only', 'leaves', 'between', 'margin', 'have'],
                  ),
                ],
              }),
              point(
                'thin',
                'That is thin: the base of the ice is a forecast.',
                [['thin', 'little', 'not much', 'tight', 'forecast', 'margin', 'small', 'skinny']],
                { essential: false },
              ),
            ],
            modelAnswer: `It leaves ${figure(ice.from - map.minimumFeet)} feet, and that is thin, because the base of the ice is only a forecast.`,
            references: ['14 CFR 91.177', 'AC 91-74', 'FAA-S-ACS-8C IR.I.B'],
            marks: ['ice'],
          },
        ],
      ),
    ],
  };
}
