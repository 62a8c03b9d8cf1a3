import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type AdvisoryArea, band, drawAdvisories } from './advisory-map.ts';

export interface TurbulenceAdvisory {
  snapshot: string;
  from: string;
  to: string;
  areas: readonly AdvisoryArea[];
  flightFeet: number;
}

export const turbulenceAdvisory: TurbulenceAdvisory = {
  snapshot: '18Z',
  from: 'OAKDALE',
  to: 'LINDEN',
  flightFeet: 7_500,
  areas: [
    { name: 'obscured', kind: 'SIERRA', label: 'MTN OBSCN', span: [30, 200], across: [-150, -40] },
    {
      name: 'rough',
      kind: 'TANGO',
      label: 'MOD TURB',
      from: 5_000,
      to: 12_000,
      span: [200, 400],
      across: [-110, 90],
    },
    { name: 'low', kind: 'SIERRA', label: 'IFR', span: [470, 640], across: [-120, 110] },
  ],
};

const figure = (value: number) => value.toLocaleString('en-US');

export function turbulenceMap(map: TurbulenceAdvisory): Exhibit {
  const id = 'g-airmet';
  const crosses = map.areas.filter(({ across }) => across[0] < 0 && across[1] > 0);
  const rough = crosses.find(
    ({ kind, from = 0, to = 0 }) => kind === 'TANGO' && from <= map.flightFeet && to >= map.flightFeet,
  );
  const low = crosses.find(({ kind, span }) => kind === 'SIERRA' && span[1] >= 600);
  if (!rough || !low)
    throw new Error(`${id}: it asks about turbulence on the way and low ceilings at its end`);
  return {
    id,
    title: 'AIRMET chart for the route',
    called: 'an AIRMET chart',
    description: `A route from ${map.from} on the left to ${map.to} on the right, valid ${map.snapshot}. ${map.areas
      .map(
        (area) =>
          `${area.kind} ${[area.label, band(area)].filter(Boolean).join(' ')}, ${area.across[1] < 0 ? 'north of the route' : 'across the route'}, from ${area.span[0]} to ${Math.min(600, area.span[1])} of 600 along it`,
      )
      .join('; ')}.`,
    sheet: (marked) => [drawAdvisories(map, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: map, computed: [18, 1_000, 3] },
        {
          id: 'pa.i.c-exhibit-g-airmet',
          rating: 'private',
          acs: ['PA.I.C.K2g', 'PA.I.C.S1', 'PA.I.C.R1c'],
          topic: 'An AIRMET chart on the route',
          level: 'application',
          ask: `You mean to fly from Oakdale to Linden at ${figure(map.flightFeet)} feet, to be there at about the time of this chart. Tell me what it warns you of on the way, and at Linden.`,
          rephrase: `Going to Linden at ${figure(map.flightFeet)} feet, tell me which of those areas affect you, and what each stands for.`,
          keyPoints: [
            point(
              'rough',
              'Moderate turbulence in the middle of the route, at your altitude.',
              [['turbulence', 'bumpy', 'rough', 'turb', 'tango', 'bump', 'turbulent', 'bumps']],
              {
                nudge: 'What do you meet halfway?',
                contradictedBy: ['no turbulence', 'severe'],
              },
            ),
            point(
              'low',
              'At Linden IFR conditions: low ceilings or poor visibility.',
              [
                [
                  'i f r',
                  'ifr',
                  'low ceiling',
                  'instrument conditions',
                  'low cloud',
                  'poor visibility',
                  'low visibility',
                  'cigs',
                ],
              ],
              {
                nudge: 'And at the far end?',
                contradictedBy: ['linden is fine', 'linden is clear', 'v f r at linden'],
              },
            ),
            point(
              'beside',
              'The obscured mountains lie north of the route.',
              [['mountain', 'obscuration', 'obscured', 'sierra']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `In the middle of the route it warns of moderate turbulence, at my altitude. At Linden it warns of IFR conditions, low ceilings or poor visibility. The mountain obscuration lies north of my route.`,
          wrongAnswers: [
            {
              text: 'Moderate turbulence on the way, and Linden is fine.',
              contradicts: 'low',
              why: 'The last area covers Linden.',
            },
            {
              text: 'Linden is IFR. On the way there is ice at my altitude.',
              contradicts: 'rough',
              why: 'Tango is turbulence; ice would be Zulu.',
            },
          ],
          references: ['AIM 7-1-6', 'FAA-H-8083-28 ch. 26', 'FAA-S-ACS-6C PA.I.C'],
          marks: [rough.name, low.name],
        },
        [
          {
            acs: ['PA.I.C.K2g', 'PA.I.C.S3'],
            level: 'application',
            ask: 'How bad does the weather have to be for that last area to say IFR?',
            rephrase: 'Which ceiling and visibility does such an area stand for?',
            keyPoints: [
              point('ceiling', 'Ceilings below 1,000 feet.', [], {
                nudge: 'How low is the ceiling?',
                numbers: [
                  slot(
                    [1_000],
                    ['foot'],
                    ['ceiling', 'below', 'less', 'under', 'cloud', 'cig', 'cigs', 'lower'],
                  ),
                ],
              }),
              point('visibility', 'Or visibility below 3 miles.', [], {
                nudge: 'And the visibility?',
                numbers: [
                  slot(
                    [3],
                    ['mile', 'statute mile'],
                    ['visibility', 'below', 'less', 'under', 'vis', 'viz', 'see', 'worse', 'lower'],
                  ),
                ],
              }),
            ],
            modelAnswer: 'A ceiling below 1,000 feet, or a visibility below 3 miles.',
            wrongAnswers: [
              {
                text: 'A ceiling below 3,000 feet and visibility below 5 miles.',
                contradicts: 'ceiling',
                why: 'That is marginal VFR.',
              },
            ],
            references: ['AIM 7-1-6', 'FAA-S-ACS-6C PA.I.C'],
            marks: [low.name],
          },
        ],
      ),
    ],
  };
}
