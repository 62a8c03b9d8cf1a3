import type { Exhibit } from '#content/exhibit.ts';
import { asHeard, point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { linesSheet, type Piece, plain, spellGroups } from '../sheet.ts';

/** NOTAMs of a field, each with the hours of zulu of one day in which it holds. */
export interface NotamList {
  field: string;
  day: string;
  arrivalHour: number;
  notams: readonly { name: string; number: string; text: string; from: number; to: number }[];
  long: string;
  short: { name: string; feet: number };
}

export const notamList: NotamList = {
  field: 'QLN',
  day: '261114',
  arrivalHour: 19,
  long: '13/31',
  short: { name: '5/23', feet: 2_900 },
  notams: [
    { name: 'closed', number: '11/004', text: 'RWY 13/31 CLSD', from: 12, to: 22 },
    { name: 'lights', number: '11/009', text: 'RWY 05 PAPI U/S', from: 0, to: 23 },
    {
      name: 'tower',
      number: '11/011',
      text: 'OBST TOWER LGT (ASR UNKNOWN) (2.1NM SW QLN) 1149FT (262FT AGL) U/S',
      from: 0,
      to: 23,
    },
    { name: 'ramp', number: '11/012', text: 'APRON SOUTH RAMP CLSD', from: 4, to: 10 },
  ],
};

const two = (hour: number) => String(hour).padStart(2, '0');

export function notams(list: NotamList): Exhibit {
  const id = 'notam-list';
  const on = list.notams.filter(({ from, to }) => list.arrivalHour >= from && list.arrivalHour < to);
  const closed = on.find(({ text }) => text === `RWY ${list.long} CLSD`);
  const ramp = list.notams.find(({ name }) => name === 'ramp');
  const tower = on.find(({ name }) => name === 'tower');
  if (!closed || !tower || !ramp || on.includes(ramp))
    throw new Error(`${id}: it asks about a runway and a tower's lights at the arrival, and no ramp`);
  const lines: Piece[][] = list.notams.map(({ name, number, text, from, to }) => [
    [
      name,
      `!${list.field} ${number} ${list.field} ${text} ${list.day}${two(from)}00-${list.day}${two(to)}00`,
    ],
  ]);
  const runways = `Linden: Rwy ${list.long} 5400 ft, Rwy ${list.short.name} ${list.short.feet} ft`;
  const until = `${two(closed.to)}00`;
  const [low] = list.short.name.split('/');
  return {
    id,
    title: 'Linden: NOTAMs',
    called: 'the NOTAMs for your destination',
    spoken: `They read: ${list.notams.map(({ text, from, to }) => `${spellGroups(text)}, from ${two(from)}00 to ${two(to)}00 zulu`).join('. ')}. ${runways}.`,
    description: `${runways}. ${lines.map(plain).join('. ')}.`,
    sheet: (marked) => [linesSheet(runways, lines, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: list,
          computed: [
            until,
            13,
            31,
            5,
            23,
            5_400,
            ...list.notams.flatMap(({ from, to }) => [`${two(from)}00`, `${two(to)}00`]),
          ],
        },
        {
          id: 'pa.i.d-exhibit-notams',
          rating: 'private',
          acs: ['PA.I.D.S2', 'PA.I.D.K1', 'PA.I.D.R3'],
          topic: 'Reading NOTAMs for an arrival',
          level: 'application',
          ask: `You expect to land at Linden at ${two(list.arrivalHour)}00 zulu on that day. Tell me what these change about your landing, and until when.`,
          rephrase: `For an arrival at ${two(list.arrivalHour)}00 zulu, tell me what is shut until what time, and what that leaves you to land on.`,
          keyPoints: [
            point(
              'closed',
              `Runway ${list.long}, the long one, is closed.`,
              [
                ['closed', 'shut', 'not available', 'can not use'],
                ['13', '31', 'long', 'main', 'runway', '1331', 'rwy'],
              ],
              {
                nudge: 'What about the longer runway?',
                contradictedBy: ['is open', 'still open', 'use the long one', 'land on the long one'],
              },
            ),
            point('until', `Until ${until} zulu.`, [[until, `${closed.to} zulu`, ...asHeard([closed.to])]], {
              nudge: 'Until what time?',
            }),
            point(
              'short',
              `That leaves ${list.short.name}, with ${list.short.feet.toLocaleString('en-US')} feet.`,
              [
                [
                  String(list.short.feet),
                  'short runway',
                  'shorter',
                  'the other runway',
                  'runway 5',
                  'runway 23',
                  '5/23',
                  'zero five',
                  '05',
                ],
              ],
              {
                nudge: 'And what is left to land on?',
              },
            ),
            point(
              'papi',
              `Runway ${low} of it has no PAPI.`,
              [['papi', 'glide slope lights', 'visual glide', 'vasi', 'slope indicator']],
              {
                essential: false,
              },
            ),
            point('ramp', 'The south ramp is open again by then.', [['ramp', 'apron', 'parking']], {
              essential: false,
            }),
          ],
          modelAnswer: `The long runway, ${list.long}, is closed until ${until} zulu. That leaves runway ${list.short.name} with ${list.short.feet.toLocaleString('en-US')} feet, and runway ${low} has no PAPI. The south ramp is open again by then.`,
          wrongAnswers: [
            {
              text: `Nothing: runway ${list.long} opens at ${two(closed.from)}00, so I land there.`,
              contradicts: 'closed',
              why: 'The first time is when it begins.',
            },
            {
              text: `The long runway is closed until ${two(closed.from)}00 zulu, and 5/23 is left.`,
              contradicts: 'until',
              why: 'That is when it begins; the second group is the end.',
            },
          ],
          references: ['AIM 5-1-3', '14 CFR 91.103', 'FAA-S-ACS-6C PA.I.D'],
          marks: ['closed', 'lights'],
        },
        [
          {
            acs: ['PA.I.D.S2', 'PA.I.D.R3'],
            level: 'application',
            ask: 'Suppose you came after dark. Which of these lines would weigh more than by day?',
            rephrase: 'For a landing at night, tell me which of these NOTAMs would worry you more.',
            keyPoints: [
              point(
                'tower',
                'The tower whose lights are out, close to the field: after dark nobody sees it.',
                [['tower', 'obstacle', 'obstruction', 'antenna', 'obst', 'mast', 'unlit', 'unlighted']],
                { nudge: 'Which of them tells of something that you could run into?' },
              ),
              point(
                'no-papi',
                `No PAPI on runway ${low}: over dark ground it is missed more.`,
                [['papi', 'glide slope lights', 'glide path', 'black hole']],
                { essential: false },
              ),
            ],
            modelAnswer: `The tower to the southwest. Its lights are out, so after dark I wouldn't see it. And without the PAPI on runway ${low} I'd have less help with my glide path.`,
            wrongAnswers: [
              {
                text: 'None of them. What holds by day holds at night.',
                contradicts: 'tower',
                why: 'An obstacle without its lights cannot be seen at night.',
              },
            ],
            references: ['AIM 5-1-3', 'FAA-S-ACS-6C PA.I.D'],
            marks: ['tower', 'lights'],
          },
        ],
      ),
    ],
  };
}
