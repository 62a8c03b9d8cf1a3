import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { linesSheet, plain, spellGroups } from '../sheet.ts';
import { codeForecast, type Forecast, forecastAt } from './forecast.ts';
import { codeReport, type Report, spreadOf } from './report.ts';
import { categoryOf, ceilingOf } from './sky.ts';

export const report: Report = {
  station: 'KQOD',
  day: 14,
  time: '1553',
  wind: { from: 240, knots: 12, gust: 20 },
  miles: 4,
  weather: ['-RA', 'BR'],
  clouds: [
    { cover: 'FEW', feet: 800 },
    { cover: 'BKN', feet: 1_500 },
    { cover: 'OVC', feet: 3_200 },
  ],
  celsius: 13,
  dewPoint: 12,
  altimeter: 29.84,
  remarks: ['AO2', 'SLP105'],
};

export const forecast: Forecast = {
  station: 'KQOD',
  issued: { day: 14, hour: 11.5 },
  from: { day: 14, hour: 12 },
  to: { day: 15, hour: 12 },
  periods: [
    {
      from: { day: 14, hour: 12 },
      wind: { from: 230, knots: 10 },
      miles: 5,
      weather: ['-RA', 'BR'],
      clouds: [{ cover: 'OVC', feet: 1_800 }],
    },
    {
      from: { day: 14, hour: 18 },
      wind: { from: 260, knots: 14, gust: 22 },
      miles: 7,
      weather: [],
      clouds: [
        { cover: 'SCT', feet: 2_500 },
        { cover: 'BKN', feet: 4_500 },
      ],
    },
    {
      from: { day: 15, hour: 2 },
      wind: { from: 300, knots: 8 },
      miles: 7,
      weather: [],
      clouds: [{ cover: 'FEW', feet: 6_000 }],
    },
  ],
  tempo: [
    {
      from: { day: 14, hour: 19 },
      to: { day: 14, hour: 23 },
      miles: 2,
      weather: ['SHRA', 'BR'],
      clouds: [{ cover: 'BKN', feet: 1_200 }],
    },
  ],
};

/** When the pilot of the exhibit means to land there. */
const ARRIVAL = { day: 14, hour: 21 };

const zulu = ({ hour }: { hour: number }) => `${hour}00`;
const feet = (value: number) => value.toLocaleString('en-US');

/** A METAR and a TAF of a field, as they are got before a flight. */
export function metarAndTaf(seen: Report, expected: Forecast): Exhibit {
  const id = 'metar-and-taf';
  const lines = [codeReport(seen)];
  const forecastLines = codeForecast(expected);
  const { wind } = seen;
  const ceiling = ceilingOf(seen);
  const category = categoryOf(seen);
  const then = forecastAt(expected, ARRIVAL);
  if (ceiling === null || !wind.gust || !then.tempo || category !== 'MVFR')
    throw new Error(`${id}: its questions ask for a ceiling, gusts, a TEMPO group and marginal VFR`);
  const worst = { ...then.tempo, category: categoryOf(then.tempo), ceiling: ceilingOf(then.tempo) };
  const usual = { miles: then.prevailing.miles, ceiling: ceilingOf(then.prevailing) };
  if (worst.ceiling === null || usual.ceiling === null || worst.category !== 'IFR')
    throw new Error(`${id}: its last question asks what falls below VFR for a while`);
  const gusts = wind.gust;
  const [from, to] = [zulu(then.tempo.from), zulu(then.tempo.to)];

  return {
    id,
    title: 'Oakdale: METAR and TAF',
    called: 'the METAR and the TAF for Oakdale',
    spoken: `The METAR reads: ${spellGroups(plain(codeReport(seen)))}. The TAF reads: ${forecastLines.map((line) => spellGroups(plain(line).trim())).join('. ')}.`,
    description: `${plain(codeReport(seen))}. ${forecastLines.map((line) => plain(line).trim()).join('. ')}.`,
    sheet: (marked) => [linesSheet('METAR', lines, marked), linesSheet('TAF', forecastLines, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [seen, expected, ARRIVAL],
          computed: [spreadOf(seen), from, to],
        },
        {
          id: 'pa.i.c-exhibit-metar',
          rating: 'private',
          acs: ['PA.I.C.K2a', 'PA.I.C.S1', 'PA.I.C.K1'],
          topic: 'Reading a METAR',
          level: 'rote',
          ask: 'Look at the METAR and leave the forecast for now. Read it to me in plain English.',
          rephrase: 'From the METAR alone, tell me what the weather is at Oakdale.',
          keyPoints: [
            point(
              'wind',
              `The wind is from ${wind.from} degrees true at ${wind.knots} knots, gusting ${gusts}.`,
              [],
              {
                nudge: 'What about the wind?',
                numbers: [
                  slot([wind.from], ['degree'], ['wind', 'from', 'true', 'out', 'blowing', 'winds']),
                  slot([wind.knots], ['knot'], ['at', 'steady', 'knots', 'blowing', 'sustained', 'speed']),
                  slot([gusts], ['knot'], ['gust', 'gusting', 'gusts', 'gusty', 'peak', 'peaks', 'peaking']),
                ],
              },
            ),
            point('visibility', `Visibility ${seen.miles} statute miles.`, [], {
              nudge: 'And the visibility?',
              numbers: [slot([seen.miles], ['mile', 'statute mile'], ['visibility', 'vis', 'see', 'viz'])],
            }),
            point(
              'ceiling',
              `The ceiling is the broken layer at ${feet(ceiling)} feet above the ground.`,
              [],
              {
                nudge: 'Which layer makes the ceiling?',
                numbers: [slot([ceiling], ['foot'], ['ceiling', 'broken', 'bkn', 'b k n', 'cig', 'cigs'])],
              },
            ),
            point(
              'weather',
              'Light rain and mist.',
              [
                ['light rain', 'rain'],
                ['mist', 'b r'],
              ],
              { essential: false },
            ),
          ],
          modelAnswer: `The wind is from ${wind.from} degrees true at ${wind.knots} knots, gusting ${gusts}. Visibility is ${seen.miles} statute miles in light rain and mist. The ceiling is ${feet(ceiling)} feet broken, above the ground.`,
          wrongAnswers: [
            {
              text: `Wind ${wind.from} at ${wind.knots} gusting ${gusts}, visibility ${seen.miles} miles, and the ceiling is ${feet(seen.clouds[0]!.feet)} feet.`,
              contradicts: 'ceiling',
              why: 'A few clouds are no ceiling: it takes a broken or an overcast layer.',
            },
            {
              text: `Wind from ${wind.from} at ${gusts} knots, visibility ${seen.miles} miles, ceiling ${feet(ceiling)} broken.`,
              contradicts: 'wind',
              why: 'That is what it gusts to.',
            },
          ],
          references: ['AIM 7-1-28', 'FAA-H-8083-28 ch. 24', 'FAA-H-8083-25 ch. 13', 'FAA-S-ACS-6C PA.I.C'],
          assume: [
            { about: ['magnetic'], say: 'Read it as it stands there.' },
            { about: ['elevation', 'field'], say: 'The field is near sea level.' },
          ],
          marks: ['wind', 'visibility', 'clouds'],
        },
        [
          {
            acs: ['PA.I.C.K3j', 'PA.I.C.K3d', 'PA.I.C.S2'],
            level: 'understanding',
            ask: 'Stay with the METAR, and suppose that the wind there dies and it gets a little colder. What do the temperature and the dew point lead you to expect?',
            rephrase:
              'Going by the temperature and the dew point in the METAR alone, tell me how moist that air is, and what may form if it cools and gets calm.',
            keyPoints: [
              point(
                'spread',
                `Temperature and dew point are only ${spreadOf(seen)} degree apart, so the air is nearly saturated.`,
                [
                  [
                    'nearly saturated',
                    'close together',
                    'almost saturated',
                    'degree apart',
                    'one degree',
                    '1 degree',
                    'saturated',
                    'humid',
                  ],
                ],
                { nudge: 'How moist is that air?' },
              ),
              point(
                'fog',
                'Fog or lower clouds may form as the air cools.',
                [
                  [
                    'fog',
                    'foggy',
                    'low stratus',
                    'low clouds',
                    'lower clouds',
                    'low ceiling',
                    'lower ceiling',
                  ],
                ],
                { nudge: 'What may form then?', contradictedBy: ['no fog', 'clear up', 'it clears'] },
              ),
            ],
            modelAnswer: `They are only ${spreadOf(seen)} degree apart, so the air is nearly saturated. With a little cooling and calm air I expect fog or low clouds.`,
            wrongAnswers: [
              {
                text: 'They are a degree apart, so the air is nearly saturated, but calm air lets it clear up and there is no fog.',
                contradicts: 'fog',
                why: 'Cooling to the dew point in calm air makes fog.',
              },
            ],
            references: ['FAA-H-8083-28 ch. 18', 'FAA-H-8083-25 ch. 12', 'FAA-S-ACS-6C PA.I.C'],
            marks: ['temperature'],
          },
          {
            acs: ['PA.I.C.K2c', 'PA.I.C.S3', 'PA.I.C.R1b'],
            level: 'application',
            ask: `Now the TAF. You mean to land there at ${ARRIVAL.hour}00 zulu, VFR. Tell me the worst the forecast allows for at that time, and what you make of it.`,
            rephrase: `Look at the forecast for ${ARRIVAL.hour}00 zulu. Tell me how bad it may get for a while, and whether that works for you.`,
            keyPoints: [
              point('visibility', `For a while the visibility may be ${worst.miles} miles.`, [], {
                nudge: 'How bad may the visibility get?',
                numbers: [slot([worst.miles], ['mile', 'statute mile'], ['visibility', 'vis', 'see', 'viz'])],
              }),
              point(
                'ceiling',
                `The ceiling may come down to ${feet(worst.ceiling)} feet broken in rain showers.`,
                [],
                {
                  nudge: 'And how low may the ceiling come?',
                  numbers: [
                    slot(
                      [worst.ceiling],
                      ['foot'],
                      ['ceiling', 'broken', 'clouds', 'bkn', 'b k n', 'cig', 'cigs'],
                    ),
                  ],
                },
              ),
              point(
                'decision',
                'That visibility is below basic VFR for controlled airspace: wait, go at another time or to another field.',
                [
                  [
                    'below vfr',
                    'not vfr',
                    'below minimums',
                    'below basic',
                    'below the minimum',
                    'not legal',
                    'wait',
                    'delay',
                    'later',
                    'another time',
                    'another airport',
                    'another field',
                    'alternate',
                    'divert',
                    'no go',
                    'stay on the ground',
                    'not go',
                    'would not plan',
                    'i f r',
                    'ifr conditions',
                  ],
                ],
                {
                  nudge: 'So what do you decide?',
                  contradictedBy: ['fine for vfr', 'good enough', 'legal vfr', 'go anyway'],
                },
              ),
            ],
            modelAnswer: `From ${from} to ${to} zulu it is temporarily ${worst.miles} miles in rain showers and mist with a ceiling of ${feet(worst.ceiling)} feet broken. That visibility is below basic VFR for controlled airspace, so I plan to be there at another time or have another airport ready.`,
            wrongAnswers: [
              {
                text: `It gives more than 6 miles with a ceiling of ${feet(usual.ceiling)} feet broken, so that is fine for VFR.`,
                contradicts: 'ceiling',
                why: 'That leaves out the TEMPO group, which holds at that time.',
              },
            ],
            references: ['AIM 7-1-28', '14 CFR 91.155', 'FAA-H-8083-28 ch. 27', 'FAA-S-ACS-6C PA.I.C'],
            marks: then.names,
          },
        ],
      ),
    ],
  };
}
