import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, plainRow, tableSheet } from '../sheet.ts';
import { daysAfter, sayDay } from './dates.ts';

/** A page of a minimum equipment list, and what was found broken on which day. */
export interface EquipmentList {
  items: readonly {
    name: string;
    category: 'B' | 'C' | 'D';
    installed: number;
    required: number;
    remarks: string;
  }[];
  found: { item: string; on: string };
}

export const equipmentList: EquipmentList = {
  found: { item: 'Position lights', on: '2026-11-10' },
  items: [
    { name: 'Landing lights', category: 'C', installed: 2, required: 1, remarks: '' },
    {
      name: 'Position lights',
      category: 'C',
      installed: 3,
      required: 0,
      remarks: '(O) May be inoperative for day operations.',
    },
    {
      name: 'Autopilot',
      category: 'C',
      installed: 1,
      required: 0,
      remarks: '(O) May be inoperative provided procedures do not require its use.',
    },
    { name: 'Altimeter', category: 'B', installed: 2, required: 1, remarks: '' },
  ],
};

/** Consecutive calendar days after the day on which it was written up. */
const INTERVAL = { B: 3, C: 10, D: 120 } as const;

export function repairedBy({ items, found }: EquipmentList): string {
  const item = items.find(({ name }) => name === found.item)!;
  return daysAfter(found.on, INTERVAL[item.category]);
}

export function equipmentPage(list: EquipmentList): Exhibit {
  const id = 'equipment-list';
  const item = list.items.find(({ name }) => name === list.found.item);
  if (!item || item.required > 0 || !item.remarks.includes('day operations'))
    throw new Error(`${id}: it asks about an item that only a day can do without`);
  const days = INTERVAL[item.category];
  const until = repairedBy(list);
  const dayOfMonth = Number(until.slice(8));
  const rows: Piece[][] = list.items.map(({ name, category, installed, required, remarks }) => [
    name,
    [`${name} category`, category],
    String(installed),
    [`${name} required`, String(required)],
    [name, remarks],
  ]);
  const columns = ['Item', 'Category', 'Installed', 'Required', 'Remarks'];
  const caption = `Minimum equipment list, N2608Q. Each item must be repaired within its interval, not counting the day of discovery: B ${INTERVAL.B} days, C ${INTERVAL.C} days, D ${INTERVAL.D} days. Written up on ${sayDay(list.found.on)}: left position light out.`;
  return {
    id,
    title: 'A page of an MEL',
    called: 'a page of an MEL',
    spoken: `${caption} ${list.items.map(({ name, category, installed, required, remarks }) => `${name}, category ${category}, ${installed} installed, ${required} required${remarks ? `, ${remarks.replace('(O)', 'O:').replace(/\.$/, '')}` : ''}`).join('; ')}.`,
    description: `${caption} ${columns.join(', ')}: ${rows.map((row) => plainRow(row).replace(/\.$/, '')).join('; ')}.`,
    sheet: (marked) => [tableSheet(caption, columns, rows, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [list, INTERVAL],
          computed: [dayOfMonth, Number(until.slice(0, 4)), Number(list.found.on.slice(8))],
        },
        {
          id: 'pa.i.b-exhibit-equipment-list',
          rating: 'private',
          acs: ['PA.I.B.K3b', 'PA.I.B.K3a', 'PA.I.B.S3', 'PA.I.B.R1'],
          topic: 'An item on an MEL',
          level: 'application',
          ask: "This is the airplane's approved MEL, with the squawk above it. Tell me whether you take it up at noon on the day after it was written up, and through which day you could do that.",
          rephrase:
            "With that light out, tell me whether you'd fly it at noon on the day after it was written up, and what's the last day you could do that.",
          facts: ['14 CFR 91.213'],
          keyPoints: [
            point(
              'yes',
              'Yes, by day: the list lets it be inoperative for day operations.',
              [
                [
                  'yes',
                  'may fly',
                  'can fly',
                  'legal',
                  'allowed',
                  'may go',
                  'can go',
                  'okay to fly',
                  'day only',
                ],
              ],
              {
                nudge: 'So do you go?',
                contradictedBy: ['no', 'may not', 'can not', 'grounded'],
              },
            ),
            point(
              'until',
              `Through ${sayDay(until)}: by this list, ${days} days after it was written up.`,
              [],
              {
                nudge: 'Through which day?',
                numbers: [
                  slot(
                    [dayOfMonth, days],
                    [],
                    ['until', 'through', 'november', 'days', 'the', 'within', 'for', 'category', 'by', 'nov'],
                  ),
                ],
              },
            ),
            point(
              'procedure',
              'The (O) wants an operating procedure, and the item is placarded.',
              [['placard', 'operating procedure', 'procedure', 'letter of authorization']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `Yes, by day. It is category ${item.category}, so this list wants it repaired within ${days} days, through ${sayDay(until)}. I follow its procedure and see that it is placarded.`,
          wrongAnswers: [
            {
              text: `No, all ${item.installed} are required, so it is grounded for ${days} days.`,
              contradicts: 'yes',
              why: 'The column of what is required says none.',
            },
            {
              text: `Yes, by day I may fly, for ${INTERVAL.D} days.`,
              contradicts: 'until',
              why: `Category ${item.category} has ${days} days.`,
            },
          ],
          references: ['14 CFR 91.213', 'FAA-H-8083-25 ch. 9', 'FAA-S-ACS-6C PA.I.B'],
          marks: [item.name, `${item.name} category`],
        },
        [
          {
            acs: ['PA.I.B.K3b', 'PA.I.B.K3'],
            level: 'application',
            ask: 'Could you also fly it home after dark?',
            rephrase: 'May you make a night flight with that light as it is?',
            keyPoints: [
              point(
                'no',
                'No: the list allows it by day only.',
                [
                  [
                    'no',
                    'not tonight',
                    'can not',
                    "can't",
                    'may not',
                    'day only',
                    'only by day',
                    'only during the day',
                    'day operations',
                  ],
                ],
                {
                  nudge: 'What do the remarks say about that?',
                  contradictedBy: ['yes', 'i may'],
                },
              ),
            ],
            modelAnswer:
              'No. The remarks allow it for day operations only, and position lights are required from sunset to sunrise.',
            wrongAnswers: [
              { text: 'Yes, none is required.', contradicts: 'no', why: 'The remarks are a condition.' },
            ],
            references: ['14 CFR 91.213', '14 CFR 91.209', 'FAA-S-ACS-6C PA.I.B'],
            marks: [item.name],
          },
        ],
      ),
    ],
  };
}
