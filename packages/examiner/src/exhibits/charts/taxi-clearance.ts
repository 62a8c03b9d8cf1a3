import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, ink, tag, words } from '../draw.ts';
import { linesSheet, type Marked, type Piece, plain, plainRow, tableSheet } from '../sheet.ts';

/** Two runways whose ends lie side by side, and what ground said. */
export interface TaxiClearance {
  airport: string;
  callSign: string;
  assigned: string;
  /** The other runway whose end one meets first. */
  wrong: string;
  taxiway: string;
  hotSpot: string;
}

export const taxiClearance: TaxiClearance = {
  airport: 'BIRCH HILL (QBH)',
  callSign: 'Skylane 6 Quebec',
  assigned: '32',
  wrong: '36',
  taxiway: 'C',
  hotSpot: 'HS 2',
};

const spelled: Record<string, string> = { A: 'Alpha', B: 'Bravo', C: 'Charlie' };

export function taxiClearancePage(page: TaxiClearance): Exhibit {
  const id = 'taxi-clearance';
  const { assigned, wrong } = page;
  const way = spelled[page.taxiway]!;
  const lines: Piece[][] = [
    [['clearance', `${page.callSign}, runway ${assigned}, taxi via ${way}, hold short of runway ${wrong}.`]],
  ];
  const rows: Piece[][] = [
    [
      ['spot', page.hotSpot],
      `Rwys ${wrong} and ${assigned} begin close together on Twy ${page.taxiway}. Wrong runway departure risk.`,
    ],
  ];
  return {
    id,
    title: 'Birch Hill: a taxi clearance',
    called: 'an airport diagram with your clearance',
    description: `Ground says: ${lines.map(plain).join(' ')} Taxiway ${page.taxiway} runs along the bottom from the ramp on the left. It crosses the end of runway ${wrong} first and then, close beyond it, meets the end of runway ${assigned}, which leads off to the upper left across the other. A cylinder around both ends is marked ${page.hotSpot}. Hot spots: ${rows.map(plainRow).join('; ')}`,
    sheet: (marked) => [
      linesSheet('Birch Hill Ground', lines, marked),
      draw(page, marked),
      tableSheet('Hot spots', ['Spot', 'Description'], rows, marked),
    ],
    questions: [
      aboutExhibit(
        { exhibit: id, data: page, computed: [assigned, wrong, 6, 2, 320, 360] },
        {
          id: 'pa.ii.d-exhibit-taxi-clearance',
          rating: 'private',
          acs: ['PA.II.D.K2', 'PA.II.D.R2', 'PA.II.D.K6a'],
          topic: 'A taxi clearance and a hot spot',
          level: 'application',
          ask: 'Ground just gave you the clearance at the top of that page. Give me your reply, word for word.',
          rephrase: 'Tell me what you would answer ground to that clearance.',
          keyPoints: [
            point(
              'short',
              `You read back the hold short of ${wrong}.`,
              [
                ['hold short', 'holding short', 'short of', 'short', 'stop before', 'hold before', 'hold at'],
                [wrong, [...wrong].join(' ')],
              ],
              { nudge: 'Where does that clearance have you stop?' },
            ),
            point(
              'runway',
              `And the runway that you were assigned, ${assigned}.`,
              [[assigned, [...assigned].join(' ')]],
              {
                nudge: 'And where are you taxiing to?',
                contradictedBy: [`cross ${assigned}`, `cross runway ${assigned}`],
              },
            ),
            point('sign', 'With your call sign.', [['6 quebec', 'six quebec', 'skylane', '6q', 'quebec']], {
              nudge: 'And who is speaking?',
            }),
          ],
          modelAnswer: `Runway ${assigned} via ${way}, hold short of runway ${wrong}, ${page.callSign}.`,
          wrongAnswers: [
            {
              text: `Roger, runway ${assigned} via ${way}, ${page.callSign}.`,
              contradicts: 'short',
              why: 'A hold short must be read back.',
            },
            {
              text: `Roger, holding short of ${wrong}, ${page.callSign}.`,
              contradicts: 'runway',
              why: 'The runway assigned is read back too.',
            },
          ],
          references: ['AIM 4-3-18', 'AC 91-73', 'FAA-S-ACS-6C PA.II.D'],
          marks: ['clearance'],
        },
        [
          {
            acs: ['PA.II.D.R2', 'PA.II.D.R4', 'PA.II.D.K1'],
            level: 'correlation',
            ask: 'Later you are cleared for takeoff. How do you make sure you are not on the wrong runway at that hot spot?',
            rephrase: 'Two runways begin there side by side. What shows you, lined up, that this is yours?',
            keyPoints: [
              point(
                'check',
                `You compare the compass or heading indicator with the runway, about ${Number(assigned) * 10} degrees.`,
                [['compass', 'heading', 'directional gyro', String(Number(assigned) * 10), 'h s i']],
                { nudge: 'What in the cockpit tells you?' },
              ),
              point(
                'signs',
                'And you read the signs and the number painted on the runway.',
                [['sign', 'number', 'marking', 'painted', 'numbers', 'paint']],
                {
                  nudge: 'And outside?',
                },
              ),
            ],
            modelAnswer: `I read the sign at the hold line and the numbers on the runway, and lined up I check that my heading is about ${Number(assigned) * 10} degrees.`,
            references: ['AIM 4-3-18', 'AIM 2-3-8', 'AC 91-73', 'FAA-S-ACS-6C PA.II.D'],
            marks: ['spot'],
          },
        ],
      ),
    ],
  };
}

/** A hot spot where the wrong surface is taken: a cylinder, as the FAA draws it since 2022. */
const wrongSurface = (x: number, y: number, width: number, height: number) => {
  const [half, bow] = [width / 2, 22];
  return tag('path', {
    d: `M${x} ${y} v${height} a${half} ${bow} 0 0 0 ${width} 0 v${-height} a${half} ${bow} 0 0 0 ${-width} 0 a${half} ${bow} 0 0 0 ${width} 0`,
    fill: 'none',
    stroke: '#b0141d',
    'stroke-width': 2.5,
  });
};

function draw(page: TaxiClearance, marked: Marked) {
  const runway = { fill: '#3a4346' };
  const taxiway = { fill: '#c9d0cd' };
  const white = { fill: '#ffffff', 'font-weight': 'bold', 'text-anchor': 'middle', 'font-size': 18 };
  const y = 380;
  return drawing(
    720,
    510,
    words(20, 30, page.airport, { 'font-weight': 'bold', 'font-size': 18 }),
    tag('rect', { x: 60, y: y - 16, width: 560, height: 32, ...taxiway }),
    tag('rect', { x: 540, y: y - 60, width: 34, height: 60, ...taxiway }),
    tag('rect', { x: 30, y: y - 76, width: 150, height: 110, fill: '#dde3e0', stroke: ink }),
    words(105, y - 22, 'RAMP', { 'text-anchor': 'middle' }),
    tag('rect', { x: 418, y: 50, width: 40, height: 400, ...runway }),
    tag('path', { d: `M396 ${y - 16} v32 M401 ${y - 16} v32`, stroke: '#8a6d00', 'stroke-width': 2.5 }),
    tag('path', {
      d: `M406 ${y - 16} v32 M411 ${y - 16} v32`,
      stroke: '#8a6d00',
      'stroke-width': 2.5,
      'stroke-dasharray': '6 4',
    }),
    tag(
      'g',
      { transform: 'rotate(-40 556 320)' },
      tag('rect', { x: 536, y: 10, width: 40, height: 320, ...runway }),
      words(556, 316, page.assigned, white),
    ),
    words(438, 438, page.wrong, white),
    ...(marked.has('spot') ? [highlight(620, 244, 70, 30)] : []),
    wrongSurface(388, 290, 212, 140),
    words(630, 266, page.hotSpot, { fill: '#b0141d', 'font-weight': 'bold', 'font-size': 17 }),
    words(270, y + 6, page.taxiway, { 'font-weight': 'bold', 'font-size': 18 }),
    tag('path', { d: 'M60 90 V50 M52 60 L60 48 L68 60', stroke: ink, fill: 'none', 'stroke-width': 2 }),
    words(60, 108, 'N', { 'text-anchor': 'middle' }),
  );
}
