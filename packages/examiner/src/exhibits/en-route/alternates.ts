import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, plainRow, tableSheet } from '../sheet.ts';

/** A page of non-standard alternate minimums, and the weather forecast for one of the fields. */
export interface Alternates {
  fields: readonly { name: string; lines: readonly { procedure: string; minimums: string }[] }[];
  asked: { name: string; procedure: string; ceiling: number; miles: number };
  forecast: { ceiling: number; miles: number };
}

export const alternates: Alternates = {
  fields: [
    {
      name: 'BIRCH HILL (QBH)',
      lines: [
        { procedure: 'ILS or LOC Rwy 14', minimums: '900-2½, NA when control tower closed' },
        { procedure: 'RNAV (GPS) Rwy 32', minimums: '1000-3' },
      ],
    },
    {
      name: 'CEDAR VALLEY (QCV)',
      lines: [{ procedure: 'VOR-A', minimums: 'NA' }],
    },
    {
      name: 'LINDEN (QLN)',
      lines: [{ procedure: 'RNAV (GPS) Rwy 31', minimums: 'NA when local weather not available' }],
    },
  ],
  asked: { name: 'BIRCH HILL (QBH)', procedure: 'ILS or LOC Rwy 14', ceiling: 900, miles: 2.5 },
  forecast: { ceiling: 700, miles: 4 },
};

/** 91.169, where nothing is published: precision, and nonprecision. */
const STANDARD = { precision: 600, other: 800, miles: 2 };

export function alternateMinimums(page: Alternates): Exhibit {
  const id = 'alternate-minimums';
  const { asked, forecast } = page;
  if (forecast.ceiling >= asked.ceiling || forecast.ceiling < STANDARD.precision)
    throw new Error(`${id}: it asks about a forecast between the standard and the published minimums`);
  const rows: Piece[][] = page.fields.flatMap(({ name, lines }) =>
    lines.map(({ procedure, minimums }, at): Piece[] => [
      at === 0 ? name : '',
      procedure,
      [`${name} ${procedure}`, minimums],
    ]),
  );
  const columns = ['Airport', 'Procedure', 'Alternate minimums'];
  const caption = 'INSTRUMENT APPROACH PROCEDURE CHARTS, IFR ALTERNATE MINIMUMS (not standard)';
  const read = page.fields
    .map(
      ({ name, lines }) =>
        `${name.replace(/ \(.*/, '').toLowerCase()}: ${lines.map(({ procedure, minimums }) => `${procedure}, ${minimums.replace('-', ' and ').replace('½', ' and a half').replace('NA', 'N A')}`).join('; ')}`,
    )
    .join('. ');
  return {
    id,
    title: 'Alternate minimums',
    called: 'a page of alternate minimums',
    spoken: `It reads, by airport: ${read}.`,
    description: `${caption}. ${rows.map(plainRow).join('; ')}.`,
    sheet: (marked) => [tableSheet(caption, columns, rows, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: [page, STANDARD], computed: [14, 31, 32] },
        {
          id: 'ir.i.b-exhibit-alternates',
          rating: 'instrument',
          acs: ['IR.I.B.S4', 'IR.I.C.K1d', 'IR.I.C.K1h'],
          topic: 'Whether a field can be filed as alternate',
          level: 'application',
          ask: `You mean to file Birch Hill as your alternate for the ILS there, tower open. Its forecast for your arrival is ${forecast.ceiling} overcast and ${forecast.miles} miles. Tell me whether you may, and by which figures.`,
          rephrase: `For the ILS at Birch Hill, with the tower open and ${forecast.ceiling} overcast and ${forecast.miles} miles forecast, tell me whether you may file it as your alternate, and what minimums the page gives.`,
          facts: ['14 CFR 91.169'],
          keyPoints: [
            point(
              'no',
              'No, you may not file it.',
              [
                [
                  'no',
                  'may not',
                  'negative',
                  'not file',
                  'not use',
                  'too low',
                  'not authorized',
                  'can not',
                  "can't",
                  'not legal',
                  'does not qualify',
                  "doesn't qualify",
                  'not good enough',
                ],
              ],
              {
                nudge: 'So do you file it?',
                contradictedBy: ['yes', 'i may file', 'it qualifies'],
              },
            ),
            point('ceiling', `It takes a ceiling of ${asked.ceiling} feet there, as the page says.`, [], {
              nudge: 'Which ceiling does the page want?',
              numbers: [
                slot(
                  // "900 and 2 and a half" and "900-2½" are read as one figure.
                  [asked.ceiling, asked.ceiling + asked.miles, asked.ceiling + Math.floor(asked.miles)],
                  ['foot'],
                  [
                    'ceiling',
                    'need',
                    'takes',
                    'wants',
                    'minimums',
                    'at least',
                    'page',
                    'non std',
                    'published',
                  ],
                ),
              ],
            }),
            point(
              'standard',
              'The standard figures do not hold where others are published.',
              [['standard', 'std', 'non std', 'published', 'nonstandard', 'non standard']],
              { essential: false },
            ),
          ],
          modelAnswer: `No. The page publishes nonstandard minimums for that ILS, a ceiling of ${asked.ceiling} feet and ${asked.miles} miles, so the forecast is too low.`,
          wrongAnswers: [
            {
              text: `Yes, an ILS needs a ceiling of ${STANDARD.precision} feet and ${STANDARD.miles} miles.`,
              contradicts: 'no',
              why: 'Those are the standard minimums; this field has its own.',
            },
            {
              text: `No, it needs a ceiling of ${STANDARD.other} feet and ${STANDARD.miles} miles.`,
              contradicts: 'ceiling',
              why: 'That is the standard for a nonprecision approach.',
            },
          ],
          references: ['14 CFR 91.169', 'FAA-H-8083-16 ch. 1', 'FAA-S-ACS-8C IR.I.B'],
          marks: [`${asked.name} ${asked.procedure}`],
        },
        [
          {
            acs: ['IR.I.B.S4', 'IR.I.C.K1d'],
            level: 'application',
            ask: 'Cedar Valley has one approach, and the page lists it as "NA." May you file Cedar Valley as your alternate?',
            rephrase:
              'The page says "NA" beside its only approach. What does that mean for filing Cedar Valley as your alternate?',
            keyPoints: [
              point(
                'not',
                'You may not file it as an alternate on the strength of that approach.',
                [
                  [
                    'not file',
                    'can not list',
                    'can not be filed',
                    'not legal',
                    'negative',
                    'not authorized',
                    'can not use',
                    "can't use",
                    'may not',
                    'not use',
                    'not an alternate',
                    'not available',
                    'no alternate',
                    'nothing',
                  ],
                ],
                {
                  nudge: 'So does it go on your flight plan?',
                  contradictedBy: ['i may file it', 'it is fine'],
                },
              ),
              point(
                'vfr',
                'Weather to come down from the MEA and land under VFR is the rule where no approach is published.',
                [['v f r', 'vfr', 'visual']],
                { essential: false },
              ),
            ],
            modelAnswer:
              'That approach is not authorized for an alternate, so I may not file the field by it. Basic VFR weather is the rule where no approach is published.',
            references: ['14 CFR 91.169(c)', 'FAA-H-8083-16 ch. 1', 'FAA-S-ACS-8C IR.I.B'],
            marks: ['CEDAR VALLEY (QCV) VOR-A'],
          },
        ],
      ),
    ],
  };
}
