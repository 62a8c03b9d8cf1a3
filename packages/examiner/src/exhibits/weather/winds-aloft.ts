import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, tableSheet } from '../sheet.ts';

/** One level over one station; null where the forecast has none: too near the ground. */
export interface Aloft {
  feet: number;
  /** Degrees true. */
  from: number;
  knots: number;
  /** Absent at 3,000 feet. */
  celsius?: number;
}

export interface WindsAloft {
  valid: string;
  use: string;
  levels: readonly number[];
  stations: readonly { name: string; code: string; winds: readonly (Aloft | null)[] }[];
}

export const windsAloft: WindsAloft = {
  valid: '141800Z',
  use: '1400-2100Z',
  levels: [3_000, 6_000, 9_000, 12_000],
  stations: [
    {
      name: 'Linden',
      code: 'QLN',
      winds: [
        { feet: 3_000, from: 0, knots: 3 },
        { feet: 6_000, from: 250, knots: 16, celsius: 4 },
        { feet: 9_000, from: 260, knots: 24, celsius: -2 },
        { feet: 12_000, from: 270, knots: 35, celsius: -8 },
      ],
    },
    {
      name: 'Pine Mesa',
      code: 'QPA',
      winds: [
        null,
        { feet: 6_000, from: 240, knots: 18 },
        { feet: 9_000, from: 280, knots: 38, celsius: -5 },
        { feet: 12_000, from: 290, knots: 46, celsius: -11 },
      ],
    },
  ],
};

/** Below this the forecast says light and variable. In knots. */
const LIGHT = 5;

function codeWind(wind: Aloft | null): string {
  if (!wind) return '';
  const { from, knots, celsius } = wind;
  const pad = (value: number) => String(value).padStart(2, '0');
  const sign = celsius !== undefined && celsius < 0 ? '-' : '+';
  const temperature = celsius === undefined ? '' : `${sign}${pad(Math.abs(celsius))}`;
  return (knots < LIGHT ? '9900' : pad(from / 10) + pad(knots)) + temperature;
}

/** A winds and temperatures aloft forecast. */
export function windsAloftForecast(forecast: WindsAloft): Exhibit {
  const id = 'winds-aloft';
  const [first, second] = forecast.stations;
  const asked = second?.winds.find((wind) => wind?.feet === 9_000);
  const light = first?.winds.find((wind) => wind && wind.knots < LIGHT);
  if (!first || !second || asked?.celsius === undefined || !light)
    throw new Error(
      `${id}: its questions ask for 9,000 feet over the second station and for 9900 over the first`,
    );
  const rows: Piece[][] = forecast.stations.map(({ code, winds }) => [
    code,
    ...winds.map((wind, level): Piece => [`${code}-${forecast.levels[level]}`, codeWind(wind)]),
  ]);
  const caption = `Winds and temperatures aloft (FB), valid ${forecast.valid}, for use ${forecast.use}. Temperatures negative above 24000.`;
  return {
    id,
    title: 'Winds and temperatures aloft',
    called: 'a winds aloft forecast',
    description: `${caption} Feet ${forecast.levels.join(', ')}. ${forecast.stations
      .map(
        ({ name, code, winds }) =>
          `${code} (${name}): ${winds.map((wind) => codeWind(wind) || 'blank').join(', ')}`,
      )
      .join('. ')}.`,
    sheet: (marked) => [
      tableSheet(caption, ['FT', ...forecast.levels.map(String)], rows, marked),
      tableSheet(
        'Stations',
        ['Code', 'Place'],
        forecast.stations.map(({ code, name }) => [code, name]),
        marked,
      ),
    ],
    questions: [
      aboutExhibit(
        { exhibit: id, data: [forecast, LIGHT], computed: [light.feet] },
        {
          id: 'pa.i.c-exhibit-winds-aloft',
          rating: 'private',
          acs: ['PA.I.C.K2e', 'PA.I.C.S1', 'PA.I.D.K3a'],
          topic: 'Reading winds aloft',
          level: 'rote',
          ask: `You cross ${second.name} at 9,000 feet. Give me the wind and the temperature that are forecast there.`,
          rephrase: `For ${second.name} at 9,000, give me direction, speed and temperature.`,
          keyPoints: [
            point('direction', `From ${asked.from} degrees true.`, [], {
              nudge: 'Which direction is the wind from?',
              numbers: [
                slot([asked.from], ['degree'], ['from', 'wind', 'true', 'direction', 'out', 'blowing']),
              ],
            }),
            point('speed', `At ${asked.knots} knots.`, [], {
              nudge: 'And how strong is it?',
              numbers: [
                slot([asked.knots], ['knot'], ['at', 'knots', 'speed', 'blowing', 'strength', 'strong']),
              ],
            }),
            point(
              'temperature',
              `Minus ${Math.abs(asked.celsius)} degrees Celsius.`,
              [
                [
                  `minus ${Math.abs(asked.celsius)}`,
                  `${Math.abs(asked.celsius)} below`,
                  `negative ${Math.abs(asked.celsius)}`,
                ],
              ],
              { nudge: 'And the temperature?' },
            ),
          ],
          modelAnswer: `The wind is from ${asked.from} degrees true at ${asked.knots} knots, and the temperature is minus ${Math.abs(asked.celsius)} Celsius.`,
          wrongAnswers: [
            {
              text: `The wind is from ${asked.knots} degrees at ${asked.from / 10} knots, minus ${Math.abs(asked.celsius)}.`,
              contradicts: 'direction',
              why: 'The first two figures are the direction in tens of degrees.',
            },
            {
              text: `From ${asked.from} at ${asked.knots} knots, and plus ${Math.abs(asked.celsius)} degrees.`,
              contradicts: 'temperature',
              why: 'There is a minus before it.',
            },
          ],
          references: ['FAA-H-8083-28 ch. 27', 'FAA-H-8083-25 ch. 13', 'FAA-S-ACS-6C PA.I.C'],
          marks: [`${second.code}-9000`],
        },
        [
          {
            acs: ['PA.I.C.K2e', 'PA.I.C.R2b'],
            level: 'understanding',
            ask: `Now over ${first.name} at ${light.feet.toLocaleString('en-US')} feet. What does that group of four figures mean?`,
            rephrase: `What is the wind over ${first.name} at ${light.feet.toLocaleString('en-US')} feet, in plain words?`,
            keyPoints: [
              point(
                'light',
                'The wind is light and variable.',
                [['light and variable', 'light', 'variable']],
                {
                  nudge: 'What kind of wind is that?',
                  contradictedBy: ['99 knots', 'ninety nine', 'strong'],
                },
              ),
              point('below', `That is less than ${LIGHT} knots.`, [], {
                essential: false,
                numbers: [slot([LIGHT], ['knot'], ['less', 'below', 'under'])],
              }),
            ],
            modelAnswer: `The wind there is light and variable, less than ${LIGHT} knots.`,
            wrongAnswers: [
              {
                text: 'That is 99 knots from the north.',
                contradicts: 'light',
                why: 'Nines and zeros stand for light and variable.',
              },
            ],
            references: ['FAA-H-8083-28 ch. 27', 'FAA-S-ACS-6C PA.I.C'],
            marks: [`${first.code}-${light.feet}`],
          },
        ],
      ),
    ],
  };
}
