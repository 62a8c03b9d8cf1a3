import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import type { Marked } from '../sheet.ts';
import { degrees, drawPlate, figure, headOfPlate, type Plate } from './plate.ts';
import {
  altitude,
  arrow,
  chartText,
  HEAVY,
  hold,
  MISSED,
  path,
  runwayMark,
  waypoint,
} from './plate-symbols.ts';

export const rnav: Plate = {
  procedure: 'RNAV (GPS) RWY 31',
  airport: 'LINDEN (QLN)',
  navaid: ['WAAS CH 61214', 'W31A'],
  course: 312,
  runwayFeet: 5_400,
  touchdownFeet: 871,
  airportFeet: 884,
  notes:
    'For uncompensated Baro-VNAV systems, LNAV/VNAV NA below -18°C or above 48°C. When local altimeter setting not received, procedure NA.',
  missed: 'Climb to 3500 direct CUBBY and hold.',
  frequencies: [
    ['AWOS', '118.375'],
    ['CENTER', '132.65'],
    ['UNICOM', '123.05 (CTAF)'],
  ],
  safeAltitude: { about: 'RW31', feet: 3_900 },
  profile: [
    { name: 'OTTIS', altitude: 3_300, kind: 'minimum', miles: 6.6 },
    { name: 'PADRE', altitude: 2_500, kind: 'minimum', miles: 5, isFinal: true },
    { name: 'RW31' },
  ],
  glidepath: 'GP 3.00°, TCH 45',
  categories: ['A', 'B', 'C'],
  minima: [
    { name: 'lpv', title: 'LPV DA', cells: [{ altitude: 1_121, visibility: '¾' }] },
    { name: 'vnav', title: 'LNAV/VNAV DA', cells: [{ altitude: 1_260, visibility: '1¼' }] },
    {
      name: 'lnav',
      title: 'LNAV MDA',
      cells: [
        { altitude: 1_380, visibility: '1' },
        { altitude: 1_380, visibility: '1' },
        { altitude: 1_380, visibility: '1½' },
      ],
    },
    {
      name: 'circling',
      title: 'CIRCLING',
      cells: [
        { altitude: 1_400, visibility: '1' },
        { altitude: 1_440, visibility: '1' },
        { altitude: 1_500, visibility: '1¾' },
      ],
    },
  ],
};

export function rnavPlate(plate: Plate): Exhibit {
  const id = 'plate-rnav';
  const [lpv, , lnav] = plate.minima.map(({ cells }) => cells[0]!.altitude) as [number, number, number];
  return {
    id,
    ...headOfPlate(
      plate,
      'a plate of a GPS approach',
      'waypoints OTTIS, PADRE and RW31 on a line from the lower right to the upper left, and a dashed line on to CUBBY with a holding pattern.',
      draw,
    ),
    questions: [
      aboutExhibit(
        { exhibit: id, data: plate, computed: [31] },
        {
          id: 'ir.vi.b-exhibit-rnav',
          rating: 'instrument',
          acs: ['IR.VI.B.K1', 'IR.VI.B.K3', 'IR.VI.A.K2'],
          topic: 'The lines of minima and what the GPS annunciates',
          level: 'application',
          ask: 'You fly this approach with WAAS, and your GPS shows LPV past OTTIS. Tell me how low you may go on it, and what you do at that altitude when you see nothing.',
          rephrase:
            'With LPV annunciated, give me the altitude that counts, and your move there without the runway in sight.',
          facts: ['14 CFR 91.175'],
          keyPoints: [
            point('decision', `The decision altitude is ${figure(lpv)} feet.`, [], {
              nudge: 'Which line of minima is yours?',
              numbers: [
                slot(
                  [lpv],
                  ['foot'],
                  ['decision', 'da', 'lpv', 'minimums', 'minimum', 'low', 'lowest', 'down', 'to', 'go'],
                ),
              ],
            }),
            point(
              'missed',
              'At that altitude you go missed at once.',
              [['go missed', 'missed', 'go miss', 'missed approach', 'go around', 'climb']],
              {
                nudge: 'And with nothing in sight?',
                contradictedBy: ['level off', 'level there', 'fly level'],
              },
            ),
            point(
              'path',
              'You come down on a glidepath.',
              [['glidepath', 'gp', 'vertical path', 'vnav', 'glide path', 'vertical guidance']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `I follow the glidepath down to a decision altitude of ${figure(lpv)} feet. With nothing in sight there I go missed at once.`,
          wrongAnswers: [
            {
              text: `I go down to ${figure(lnav)} feet, and without the runway I go missed.`,
              contradicts: 'decision',
              why: 'That is the line without vertical guidance.',
            },
            {
              text: `Down to ${figure(lpv)} feet, and then I level off there until the missed approach point.`,
              contradicts: 'missed',
              why: 'It is a decision altitude: nobody levels off at it.',
            },
          ],
          references: ['AIM 5-4-5', 'AIM 1-1-18', 'FAA-H-8083-16 ch. 4', 'FAA-S-ACS-8C IR.VI.B'],
          marks: ['line-lpv'],
        },
        [
          {
            acs: ['IR.VI.A.K2', 'IR.VI.A.K1', 'IR.VI.B.R3'],
            level: 'application',
            ask: 'Before PADRE the GPS says "LPV not available, use LNAV minima". How low may you go now?',
            rephrase: 'The GPS has lost the vertical part before the final fix. Which altitude is yours now?',
            keyPoints: [
              point('mda', `The MDA of ${figure(lnav)} feet.`, [], {
                nudge: 'Which altitude is your lowest?',
                numbers: [
                  slot([lnav], ['foot'], ['mda', 'minimum', 'down', 'lnav', 'to', 'go', 'descent', 'level']),
                ],
              }),
              point(
                'level',
                'You level off there and go on to the missed approach point at the runway.',
                [['level off', 'hold', 'level', 'missed approach point', 'not below', 'stay', 'maintain']],
                { essential: false },
              ),
            ],
            modelAnswer: `Now the minimum descent altitude of ${figure(lnav)} feet holds. I level off there until the missed approach point.`,
            wrongAnswers: [
              {
                text: `Still ${figure(lpv)} feet.`,
                contradicts: 'mda',
                why: 'That line needs the guidance that was lost.',
              },
            ],
            references: ['AIM 1-1-18', 'AIM 5-4-5', 'FAA-S-ACS-8C IR.VI.A'],
            marks: ['line-lnav'],
          },
          {
            acs: ['IR.VI.B.K3', 'IR.VI.A.K3'],
            level: 'correlation',
            ask: 'A friend flies it on a GPS without WAAS and without baro-VNAV. Which of those lines are open to him?',
            rephrase: 'Which minima on that plate can a plain GPS of the older kind use?',
            keyPoints: [
              point(
                'lateral',
                'The LNAV line, or circling.',
                [['lnav', 'l nav', 'lateral', 'circle', 'circling', 'mda']],
                {
                  nudge: 'Which line does he fly to?',
                  contradictedBy: ['all of them', 'lpv line is open', 'any of them', 'lpv too', 'vnav too'],
                },
              ),
            ],
            modelAnswer: 'Only the LNAV line, or the circling one. He has no approved vertical guidance.',
            wrongAnswers: [{ text: 'All of them.', contradicts: 'lateral', why: 'LPV takes WAAS.' }],
            references: ['AIM 1-1-17', 'AIM 1-1-18', 'FAA-S-ACS-8C IR.VI.B'],
            marks: ['line-lnav', 'line-circling'],
          },
        ],
      ),
    ],
  };
}

function draw(plate: Plate, marked: Marked) {
  return drawPlate(plate, marked, (top) => [
    path(
      [
        [520, top + 296],
        [256, top + 120],
      ],
      HEAVY,
    ),
    arrow([290, top + 143], -56),
    runwayMark([242, top + 110], -56),
    path(
      [
        [228, top + 100],
        [150, top + 50],
      ],
      MISSED,
    ),
    hold([146, top + 47], -56, 54),
    waypoint([146, top + 47]),
    chartText(60, top + 40, 'CUBBY', 15),
    altitude(60, top + 62, 3_500, 'plain'),
    waypoint([366, top + 194]),
    chartText(384, top + 190, 'PADRE (FAF)', 15, 'start'),
    altitude(424, top + 212, 2_500),
    waypoint([490, top + 276]),
    chartText(470, top + 308, 'OTTIS (IF/IAF)', 15, 'end'),
    altitude(560, top + 270, 3_300),
    chartText(400, top + 250, degrees(plate.course), 15, 'end'),
    chartText(228, top + 160, 'RW31', 14, 'end'),
    chartText(470, top + 60, '1090', 14),
    chartText(470, top + 44, '∧', 16),
  ]);
}
