import type { Exhibit } from '#content/exhibit.ts';
import { asHeard, point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import {
  airport,
  airportData,
  legend,
  lettering,
  lineSample,
  MAGENTA,
  scaleBar,
  smallAirport,
  vignette,
} from './chart-symbols.ts';

/** A field without a tower, with its data as the chart prints them. */
export interface Nontowered {
  name: string;
  code: string;
  weather: string;
  elevation: number;
  runwayHundreds: number;
  common: string;
  /** Whose traffic pattern lies to the right. */
  rightTraffic: string;
}

export const nontowered: Nontowered = {
  name: 'MILLER FIELD',
  code: 'QMF',
  weather: '118.525',
  elevation: 1_245,
  runwayHundreds: 38,
  common: '122.8',
  rightTraffic: '27',
};

const ABOVE_GROUND = 1_000;
const patternFeet = ({ elevation }: Nontowered): number => elevation + ABOVE_GROUND;
const rounded = (feet: number, to = 50) => Math.round(feet / to) * to;

export function nontoweredChart(chart: Nontowered): Exhibit {
  const id = 'chart-nontowered';
  return {
    id,
    title: `Sectional extract: ${chart.name}`,
    called: 'a piece of a sectional with a small field',
    description: `An airport, ${chart.name} (${chart.code}), in magenta inside a fading magenta ring. Its data read: AWOS-3PT ${chart.weather}; ${chart.elevation}, star L, ${chart.runwayHundreds}, ${chart.common}, (C); RP ${chart.rightTraffic}. A small parachute stands beside it.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: chart,
          computed: [
            chart.weather,
            chart.common,
            chart.rightTraffic,
            patternFeet(chart),
            rounded(patternFeet(chart)),
          ],
        },
        {
          id: 'pa.iii.b-exhibit-nontowered',
          rating: 'private',
          acs: ['PA.III.B.K1', 'PA.III.B.K2', 'PA.III.A.K1'],
          topic: 'A field without a tower on the chart',
          level: 'application',
          ask: `You are going to land on ${chart.rightTraffic} at this field. Tell me on which frequency you announce yourself, and which way you turn in the pattern.`,
          rephrase: `For a landing on ${chart.rightTraffic} there, give me the frequency for your calls, and the side of the traffic pattern.`,
          keyPoints: [
            point('common', `You call on the CTAF, ${chart.common}.`, [[chart.common]], {
              nudge: 'What frequency do you call on?',
            }),
            point(
              'right',
              `To the right: RP ${chart.rightTraffic} stands for right traffic on that runway.`,
              [['right']],
              {
                nudge: 'And the turns?',
                contradictedBy: ['left traffic', 'left turns', 'to the left', 'left pattern'],
              },
            ),
            point(
              'awos',
              `The weather comes from the AWOS on ${chart.weather}.`,
              [['awos', 'a w o s', chart.weather]],
              { essential: false },
            ),
          ],
          modelAnswer: `I announce myself on ${chart.common}, after I've listened to the AWOS. RP ${chart.rightTraffic} means right traffic for that runway, so I turn right.`,
          wrongAnswers: [
            {
              text: `On ${chart.common}, and I make left turns, that is the standard.`,
              contradicts: 'right',
              why: `RP ${chart.rightTraffic} makes it right traffic there.`,
            },
            {
              text: `On ${chart.weather}, and right turns.`,
              contradicts: 'common',
              why: 'That is the AWOS.',
            },
          ],
          references: ['AIM 4-1-9', 'AIM 4-3-3', 'AIM 9-1-5', 'FAA-S-ACS-6C PA.III.B'],
          marks: ['data', 'pattern'],
        },
        [
          {
            acs: ['PA.III.B.K1', 'PA.XI.A.K2'],
            level: 'application',
            ask: 'You will be there after dark. Tell me what the star before the L means, and where you find out more.',
            rephrase:
              'About the lights of that field, tell me what the little star means for the evening, and where you read further.',
            keyPoints: [
              point(
                'limits',
                'The lights have limits: part time, or on request, or pilot controlled.',
                [
                  [
                    'part time',
                    'limit',
                    'pilot controlled',
                    'on request',
                    'not all night',
                    'restrict',
                    'key the mic',
                    'certain hours',
                    'part-time',
                  ],
                ],
                { nudge: 'Are the lights simply on?', contradictedBy: ['on all night', 'always on'] },
              ),
              point(
                'supplement',
                'The Chart Supplement says which.',
                [['supplement', 'a f d', 'directory']],
                {
                  nudge: 'Where do you look that up?',
                },
              ),
            ],
            modelAnswer:
              'The lights have limitations, they may be part time or pilot controlled. I look in the Chart Supplement.',
            wrongAnswers: [
              {
                text: 'The lights are on all night, says the Chart Supplement.',
                contradicts: 'limits',
                why: 'That is an L without a star.',
              },
            ],
            references: ['AIM 9-1-5', 'AIM 2-1-8', 'FAA-S-ACS-6C PA.III.B'],
            marks: ['data'],
          },
          {
            acs: ['PA.III.B.K1', 'PA.III.B.R1'],
            level: 'application',
            ask: `Field elevation is ${chart.elevation} feet, and the pattern is flown one thousand feet above the ground. What does your altimeter read on downwind?`,
            rephrase: 'With the usual pattern height over that elevation, which altitude do you fly?',
            keyPoints: [
              point(
                'altitude',
                `${patternFeet(chart).toLocaleString('en-US')} feet, or what you round that to.`,
                [
                  asHeard([
                    patternFeet(chart),
                    rounded(patternFeet(chart)),
                    rounded(patternFeet(chart), 100),
                  ]),
                ],
                { nudge: 'What does that come to in feet?' },
              ),
            ],
            modelAnswer: `It shows ${patternFeet(chart).toLocaleString('en-US')} feet, say ${rounded(patternFeet(chart)).toLocaleString('en-US')}.`,
            wrongAnswers: [
              { text: '1,000 feet.', contradicts: 'altitude', why: 'The altimeter counts from the sea.' },
            ],
            references: ['AIM 4-3-3', 'FAA-H-8083-3 ch. 8', 'FAA-S-ACS-6C PA.III.B'],
            marks: ['data'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: Nontowered, marked: Marked) {
  const [x, y] = [340, 200];
  return drawing(
    720,
    460,
    vignette(x, y, 180),
    ...(marked.has('data') ? [highlight(x - 110, y + 42, 220, 44)] : []),
    ...(marked.has('pattern') ? [highlight(x - 50, y + 86, 100, 26)] : []),
    airport(x, y, MAGENTA, 90),
    lettering(x, y + 38, `${chart.name} (${chart.code})`, MAGENTA, 16),
    airportData(
      x,
      y + 60,
      [`AWOS-3PT ${chart.weather}`, `${chart.elevation} ★L ${chart.runwayHundreds}  ${chart.common} (C)`],
      MAGENTA,
    ),
    lettering(x, y + 106, `RP ${chart.rightTraffic}`, MAGENTA, 15),
    tag('path', {
      d: `M${x + 60} ${y - 40} a16 14 0 0 1 32 0 Z M${x + 60} ${y - 40} l16 22 l16 -22 M${x + 76} ${y - 40} v22`,
      fill: 'none',
      stroke: MAGENTA,
      'stroke-width': 2.5,
    }),
    legend(10, 344, 330, [
      [smallAirport(MAGENTA, 90), 'Airport without a control tower'],
      [lineSample(MAGENTA, { 'stroke-width': 10, 'stroke-opacity': 0.3 }), 'Class E from 700 feet AGL'],
    ]),
    scaleBar(560, 420, 45, 2),
  );
}
