import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { linesSheet, type Piece, plain } from '../sheet.ts';

/** A PIREP as data: altitudes in feet MSL. */
export interface PilotReport {
  over: string;
  overInWords: string;
  time: string;
  feet: number;
  airplane: string;
  base: number;
  top: number;
  celsius: number;
  turbulence: 'LGT' | 'MOD' | 'SEV';
  icing: { amount: 'TRACE' | 'LGT' | 'MOD'; kind: 'RIME' | 'CLR' | 'MX'; from: number; to: number };
}

export const pilotReport: PilotReport = {
  over: 'QOD090015',
  overInWords: '15 miles east of the Oakdale VOR',
  time: '1640',
  feet: 6_500,
  airplane: 'PA28',
  base: 4_500,
  top: 7_000,
  celsius: -3,
  turbulence: 'MOD',
  icing: { amount: 'LGT', kind: 'RIME', from: 5_000, to: 6_500 },
};

const amounts = { TRACE: 'trace', LGT: 'light', MOD: 'moderate', SEV: 'severe' } as const;
const kinds = { RIME: 'rime', CLR: 'clear', MX: 'mixed' } as const;
const level = (feet: number) => String(feet / 100).padStart(3, '0');
const feet = (value: number) => value.toLocaleString('en-US');

/** As it is passed on; `sky`, `temperature`, `turbulence` and `icing` are its pieces. */
export function codePilotReport(report: PilotReport): Piece[] {
  const { icing, turbulence, top, base } = report;
  return [
    `UA /OV ${report.over} /TM ${report.time} /FL${level(report.feet)} /TP ${report.airplane} /`,
    ['sky', `SK BKN${level(base)}-TOP${level(top)}`],
    ' /',
    ['temperature', `TA ${cold(report)}`],
    ' /',
    ['turbulence', `TB ${turbulence}`],
    ' /',
    ['icing', `IC ${icing.amount} ${icing.kind} ${level(icing.from)}-${level(icing.to)}`],
  ];
}

/** "It reads:", and then piece by piece; by its letters where it is asked what they mean. */
export function readPilotReport(report: PilotReport, say: 'letters' | 'words'): string {
  const { icing, turbulence, top, base } = report;
  const rough = say === 'words' ? amounts[turbulence] : spaced(turbulence);
  const amount = say === 'words' ? amounts[icing.amount] : spaced(icing.amount);
  const kind = say === 'words' || icing.kind === 'RIME' ? kinds[icing.kind] : spaced(icing.kind);
  return `It reads: U A, over ${report.overInWords}, at ${report.time} zulu, at ${feet(report.feet)} feet, a ${report.airplane}. Sky: B K N ${spaced(level(base))}, top ${spaced(level(top))}. Temperature ${cold(report)}. Turbulence ${rough}. Icing ${amount} ${kind}, ${spaced(level(icing.from))} to ${spaced(level(icing.to))}.`;
}

const spaced = (group: string) => [...group].join(' ');

const cold = ({ celsius }: PilotReport) =>
  celsius < 0 ? `M${String(-celsius).padStart(2, '0')}` : String(celsius).padStart(2, '0');

/** A pilot's report on the route. */
export function pilotReportOnRoute(report: PilotReport): Exhibit {
  const id = 'pilot-report';
  const { icing, turbulence, top } = report;
  const line = codePilotReport(report);
  const [rough, ice] = [amounts[turbulence], `${amounts[icing.amount]} ${kinds[icing.kind]}`];
  return {
    id,
    title: 'A pilot report on your route',
    called: 'a pilot report from your route',
    spoken: readPilotReport(report, 'letters'),
    description: plain(line),
    sheet: (marked) => [linesSheet('PIREP', [line], marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: report },
        {
          id: 'pa.i.c-exhibit-pilot-report',
          rating: 'private',
          acs: ['PA.I.C.K2a', 'PA.I.C.K3i', 'PA.I.C.R1c'],
          topic: 'Reading a pilot report',
          level: 'rote',
          ask: 'Read me that PIREP in plain English.',
          rephrase: 'In plain words, tell me what that pilot met on the way.',
          keyPoints: [
            point('turbulence', `The turbulence is ${rough}.`, [[rough, report.turbulence.toLowerCase()]], {
              nudge: 'How was the ride?',
              contradictedBy: Object.values(amounts)
                .filter((other) => other !== rough && other !== amounts[icing.amount])
                .map((other) => `${other} turbulence`),
            }),
            point('icing', `There is ${ice} icing.`, [[kinds[icing.kind]]], {
              nudge: 'And the ice?',
              contradictedBy: Object.values(kinds)
                .filter((other) => other !== kinds[icing.kind])
                .map((other) => `${other} ice`),
            }),
            point('icing-levels', `It was met between ${feet(icing.from)} and ${feet(icing.to)} feet.`, [], {
              nudge: 'Between which altitudes was the ice?',
              numbers: [
                slot(
                  [icing.from],
                  ['foot'],
                  [kinds[icing.kind], 'icing', 'between', 'from', 'ice', 'through', 'base'],
                ),
                slot(
                  [icing.to],
                  ['foot'],
                  [kinds[icing.kind], 'to', 'and', 'icing', 'up', 'through', 'until'],
                ),
              ],
            }),
            point('tops', `The tops are at ${feet(top)} feet.`, [], {
              essential: false,
              numbers: [slot([top], ['foot'], ['top', 'tops', 'topped', 'topping'])],
            }),
          ],
          modelAnswer: `The ride was ${rough} turbulence. There is ${ice} icing between ${feet(icing.from)} and ${feet(icing.to)} feet. The clouds are broken with tops at ${feet(top)} feet.`,
          wrongAnswers: [
            {
              text: `${rough} turbulence and ${ice} icing, from ${feet(icing.from / 10)} to ${feet(icing.to / 10)} feet.`,
              contradicts: 'icing-levels',
              why: 'The levels are in hundreds of feet.',
            },
            {
              text: `Light chop and clear ice between ${feet(icing.from)} and ${feet(icing.to)} feet.`,
              contradicts: 'icing',
              why: 'It reports another kind of ice.',
            },
          ],
          references: ['AIM 7-1-18', 'AIM 7-1-19', 'FAA-H-8083-28 ch. 24', 'FAA-S-ACS-6C PA.I.C'],
          marks: ['turbulence', 'icing', 'sky'],
        },
        [
          {
            acs: ['PA.I.C.R1c', 'PA.I.C.S3', 'PA.I.C.K3i'],
            level: 'application',
            ask: `You had planned ${feet(report.feet)} feet there, in our trainer. What does that report do to your plan?`,
            rephrase: `With that report, how do you change a flight that was planned at ${feet(report.feet)} feet?`,
            keyPoints: [
              point(
                'stay-out',
                'Stay out of those clouds and that icing: our trainer is not approved for it.',
                [
                  [
                    'stay out',
                    'not approved',
                    'not certified',
                    'no deice',
                    'not equipped',
                    'avoid',
                    'clear of cloud',
                    'clear of clouds',
                    'remain clear',
                    'stay clear',
                    'not fly into',
                    'not go',
                  ],
                ],
                {
                  nudge: 'May our trainer fly in that icing?',
                  contradictedBy: ['fly through', 'climb through', 'only light'],
                },
              ),
              point(
                'change',
                'Fly below the clouds, take another route or another time, or stay on the ground.',
                [
                  [
                    'below the cloud',
                    'below the clouds',
                    'beneath',
                    'under the clouds',
                    'lower altitude',
                    'fly lower',
                    'go lower',
                    'stay below',
                    'another route',
                    'different route',
                    'wait',
                    'delay',
                    'another day',
                    'stay on the ground',
                    'not go',
                  ],
                ],
                { nudge: 'So where do you fly instead?' },
              ),
            ],
            modelAnswer: `I stay out of those clouds: our trainer is not approved for icing. I fly lower, below the clouds in warmer air if terrain allows, or I take another route or wait.`,
            wrongAnswers: [
              {
                text: 'It is only light rime, so I fly through it and climb through on top.',
                contradicts: 'stay-out',
                why: 'Any icing is more than an airplane without protection is approved for.',
              },
            ],
            references: ['AIM 7-1-19', '14 CFR 91.9', 'FAA-H-8083-28 ch. 20', 'FAA-S-ACS-6C PA.I.C'],
            marks: ['icing', 'sky'],
          },
        ],
      ),
    ],
  };
}
