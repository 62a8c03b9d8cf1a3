import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { linesSheet, plain, spellGroups } from '../sheet.ts';
import { codeForecast, type Forecast, forecastAt } from './forecast.ts';
import { ceilingOf } from './sky.ts';

/** The forecast for the destination of an IFR flight, and when one means to be there. */
export interface Destination {
  forecast: Forecast;
  arrival: { day: number; hour: number };
}

export const destination: Destination = {
  arrival: { day: 14, hour: 20.5 },
  forecast: {
    station: 'KQBH',
    issued: { day: 14, hour: 17.5 },
    from: { day: 14, hour: 18 },
    to: { day: 15, hour: 18 },
    periods: [
      {
        from: { day: 14, hour: 18 },
        wind: { from: 210, knots: 9 },
        miles: 7,
        weather: [],
        clouds: [{ cover: 'OVC', feet: 3_500 }],
      },
      {
        from: { day: 14, hour: 21 },
        wind: { from: 190, knots: 11 },
        miles: 4,
        weather: ['-RA', 'BR'],
        clouds: [{ cover: 'OVC', feet: 1_400 }],
      },
      {
        from: { day: 15, hour: 3 },
        wind: { from: 280, knots: 8 },
        miles: 7,
        weather: [],
        clouds: [{ cover: 'BKN', feet: 5_000 }],
      },
    ],
    tempo: [],
  },
};

/** 91.169: feet and miles, from an hour before to an hour after. */
const FEET = 2_000;
const MILES = 3;

const zulu = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, '0')}${String((hour % 1) * 60).padStart(2, '0')}`;
const figure = (value: number) => value.toLocaleString('en-US');

export function destinationForecast({ forecast, arrival }: Destination): Exhibit {
  const id = 'destination-forecast';
  const lines = codeForecast(forecast);
  const at = (hours: number) => forecastAt(forecast, { day: arrival.day, hour: arrival.hour + hours });
  const [now, later] = [at(0), at(1)];
  const falls = ceilingOf(later.prevailing);
  if ((ceilingOf(now.prevailing) ?? FEET) < FEET || falls === null || falls >= FEET)
    throw new Error(`${id}: it asks about a ceiling that falls within the hour after the arrival`);
  const [before, after] = [zulu(arrival.hour - 1), zulu(arrival.hour + 1)];
  return {
    id,
    title: 'Birch Hill: TAF',
    called: 'the forecast for your destination',
    spoken: `The TAF reads: ${lines.map((line) => spellGroups(plain(line).trim())).join('. ')}.`,
    description: lines.map((line) => plain(line).trim()).join('. '),
    sheet: (marked) => [linesSheet('TAF', lines, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [forecast, arrival, FEET, MILES],
          computed: [before, after, zulu(arrival.hour), zulu(later.prevailing.from.hour)],
        },
        {
          id: 'ir.i.b-exhibit-destination',
          rating: 'instrument',
          acs: ['IR.I.B.S4', 'IR.I.B.K2c', 'IR.I.C.K1d'],
          topic: 'Whether this forecast asks for an alternate',
          level: 'application',
          ask: `You expect to be at Birch Hill, which has an ILS, at ${zulu(arrival.hour)} zulu. Going by this forecast, tell me whether an alternate goes into the flight plan, and what decides it.`,
          rephrase: `For an arrival at ${zulu(arrival.hour)} zulu, tell me whether the flight plan takes an alternate, and which line of the forecast says so.`,
          facts: ['14 CFR 91.169'],
          keyPoints: [
            point(
              'yes',
              'Yes, you must file one.',
              [
                [
                  'yes',
                  'must file',
                  'need an alternate',
                  'need one',
                  'alternate is required',
                  'have to',
                  'is required',
                ],
              ],
              {
                nudge: 'So do you file one?',
                contradictedBy: ['no alternate', 'not required', 'do not need'],
              },
            ),
            point(
              'window',
              'What counts is from an hour before to an hour after your arrival.',
              [
                [
                  'hour after',
                  'hour before',
                  'plus or minus',
                  'plus and minus',
                  '1 hour',
                  'one hour',
                  after,
                  `${before}`,
                ],
              ],
              {
                nudge: 'Which span of time do you look at?',
              },
            ),
            point(
              'ceiling',
              `Within it the ceiling falls to ${figure(falls)} feet, below ${figure(FEET)}.`,
              [
                [
                  String(falls),
                  `below ${FEET}`,
                  `less than ${FEET}`,
                  `under ${FEET}`,
                  `not ${FEET}`,
                  `ovc${String(falls / 100).padStart(3, '0')}`,
                ],
              ],
              { nudge: 'What is the lowest ceiling then, against what the rule wants?' },
            ),
          ],
          modelAnswer: `Yes, I must file one. I look from an hour before to an hour after my arrival, and in that time the ceiling falls to ${figure(falls)} feet, which is below ${figure(FEET)}.`,
          wrongAnswers: [
            {
              text: `No alternate required: at my arrival it is ${figure(ceilingOf(now.prevailing)!)} overcast and more than 6 miles.`,
              contradicts: 'yes',
              why: 'The hour before and the hour after count too.',
            },
            {
              text: `Yes, I need one, because within an hour the visibility of ${later.prevailing.miles} miles is too low.`,
              contradicts: 'ceiling',
              why: `${MILES} miles is enough; the ceiling is not.`,
            },
          ],
          references: ['14 CFR 91.169', 'FAA-H-8083-28 ch. 27', 'FAA-S-ACS-8C IR.I.B'],
          marks: later.names,
        },
        [
          {
            acs: ['IR.I.B.R1a', 'IR.I.B.S3'],
            level: 'correlation',
            ask: 'Suppose you plan to get there an hour earlier. What changes about the alternate?',
            rephrase: `With an arrival at ${zulu(arrival.hour - 1)} zulu, what becomes of the need for one?`,
            keyPoints: [
              point(
                'gone',
                'Then none is required: the hour after ends before the ceiling falls.',
                [
                  [
                    'not required',
                    'no alternate',
                    'not need',
                    "don't need",
                    'none',
                    'no longer',
                    'not necessary',
                    "not req'd",
                    'gone',
                  ],
                ],
                {
                  nudge: 'So is it needed then?',
                  contradictedBy: ['still required', 'still need', 'nothing changes'],
                },
              ),
            ],
            modelAnswer:
              'Then none is required, because the hour after my arrival ends before the ceiling comes down. I would still have one in mind.',
            wrongAnswers: [
              {
                text: 'Nothing changes, it is still required.',
                contradicts: 'gone',
                why: 'The window moves with the arrival.',
              },
            ],
            references: ['14 CFR 91.169', 'FAA-S-ACS-8C IR.I.B'],
            marks: now.names,
          },
        ],
      ),
    ],
  };
}
