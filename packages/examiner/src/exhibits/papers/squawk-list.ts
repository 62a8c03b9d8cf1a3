import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, tableSheet } from '../sheet.ts';

/** What is wrong with an airplane that has no MEL, and which of it a day under VFR needs: 91.205(b). */
export interface SquawkList {
  items: readonly {
    date: string;
    what: string;
    said: readonly string[];
    neededByDay: boolean;
    neededByNight: boolean;
  }[];
}

export const squawkList: SquawkList = {
  items: [
    {
      date: '2026-11-02',
      what: 'Landing light burned out',
      said: ['landing light'],
      neededByDay: false,
      neededByNight: false,
    },
    {
      date: '2026-11-07',
      what: 'Left fuel gauge stuck at empty',
      said: [
        'fuel gauge',
        'fuel gage',
        'fuel quantity',
        'fuel indicator',
        'left gauge',
        'left tank',
        'quantity indicator',
      ],
      neededByDay: true,
      neededByNight: true,
    },
    {
      date: '2026-11-11',
      what: 'Left position light out',
      said: ['position light', 'nav light', 'navigation light', 'left position', 'left nav'],
      neededByDay: false,
      neededByNight: true,
    },
    {
      date: '2026-11-12',
      what: 'ADF receives nothing',
      said: ['adf', 'a d f'],
      neededByDay: false,
      neededByNight: false,
    },
  ],
};

export function squawks(list: SquawkList): Exhibit {
  const id = 'squawk-list';
  const byDay = list.items.filter(({ neededByDay }) => neededByDay);
  const byNightOnly = list.items.filter(({ neededByDay, neededByNight }) => neededByNight && !neededByDay);
  const [grounding] = byDay;
  const [night] = byNightOnly;
  if (!grounding || byDay.length > 1 || !night || byNightOnly.length > 1)
    throw new Error(`${id}: its questions ask for one item that day VFR needs and one more for the night`);
  const rows: Piece[][] = list.items.map(({ date, what }) => [date, [what, what]]);
  const others = list.items.filter((item) => item !== grounding && item !== night);
  const read = list.items.map(({ what }) => what).join('; ');
  return {
    id,
    title: 'Squawk list, all still open',
    called: "the airplane's squawk list",
    spoken: `It reads, all still open: ${read}.`,
    description: `Open squawks: ${rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell[1])).join(', ')).join('; ')}.`,
    sheet: (marked) => [
      tableSheet(
        'Open squawks. The airplane has one engine, two tanks and no MEL.',
        ['Reported', 'What'],
        rows,
        marked,
      ),
    ],
    questions: [
      aboutExhibit(
        { exhibit: id, data: list },
        {
          id: 'pa.i.b-exhibit-squawk-list',
          rating: 'private',
          acs: ['PA.I.B.K3a', 'PA.I.B.S3', 'PA.I.B.K3', 'PA.I.B.R1'],
          topic: 'Open squawks and a day VFR flight',
          level: 'application',
          ask: 'It is morning, and you want to fly this airplane VFR by day. Go down the list and tell me which item keeps you on the ground, and why.',
          rephrase: 'Tell me which of those squawks you may not fly with, VFR by day, and why.',
          facts: ['14 CFR 91.205(b)-(c)', '14 CFR 91.213'],
          keyPoints: [
            point('item', `The item is: ${grounding.what.toLowerCase()}.`, [[...grounding.said]], {
              nudge: 'Which item is it?',
            }),
            point(
              'rule',
              'Day VFR requires a fuel gauge for each tank: 91.205.',
              [
                [
                  'each tank',
                  'every tank',
                  'required',
                  '91.205',
                  '205',
                  'must work',
                  'minimum equipment',
                  'tomato',
                ],
              ],
              {
                nudge: 'Why does that one keep you on the ground?',
                contradictedBy: ['gauge is optional', 'gauge is not required', 'optional as long'],
              },
            ),
            point(
              'others',
              'The others may stay so by day where the equipment list does not ask for them, if they are deactivated or removed and placarded.',
              [
                [
                  'placard',
                  'placarded',
                  'inop',
                  'inoperative',
                  'deactivate',
                  'deactivated',
                  'removed',
                  'remove',
                ],
              ],
              {
                essential: false,
                contradictedBy: ['ignore the others', 'nothing to be done'],
              },
            ),
          ],
          modelAnswer: `The left fuel gauge: it is required for day VFR, one for each tank, by 91.205. The others are not required by day; where the equipment list does not ask for them either, they can be removed or deactivated and placarded inoperative.`,
          wrongAnswers: [
            {
              text: 'The landing light, because it is required for day VFR; the others get a placard.',
              contradicts: 'item',
              why: 'A landing light is needed at night and for hire.',
            },
            {
              text: 'The fuel gauge is optional as long as I dip the tanks, so nothing keeps me.',
              contradicts: 'rule',
              why: '91.205(b) lists a gauge for each tank.',
            },
          ],
          references: ['14 CFR 91.205', '14 CFR 91.213', 'FAA-S-ACS-6C PA.I.B'],
          marks: [grounding.what],
        },
        [
          {
            acs: ['PA.I.B.K3', 'PA.I.B.K3a'],
            level: 'application',
            ask: 'Suppose that one is fixed and the rest is not. Which of them stops you from flying home after sunset, for yourself?',
            rephrase: 'Which one of the squawks that are left is required at night?',
            keyPoints: [
              point(
                'night',
                `The ${night.what.toLowerCase()}: position lights are required at night.`,
                [[...night.said]],
                {
                  nudge: 'Which one is it?',
                  contradictedBy: ['position light is enough', 'neither'],
                },
              ),
            ],
            modelAnswer: `The position light: it is required from sunset to sunrise. The landing light is only required at night when flying for hire.`,
            wrongAnswers: [
              {
                text: `Only the ${others[0]!.what.toLowerCase()} stops me.`,
                contradicts: 'night',
                why: 'Not required at night on a flight that is not for hire.',
              },
            ],
            references: ['14 CFR 91.205', '14 CFR 91.209', 'FAA-S-ACS-6C PA.I.B'],
            marks: [night.what],
          },
        ],
      ),
    ],
  };
}
