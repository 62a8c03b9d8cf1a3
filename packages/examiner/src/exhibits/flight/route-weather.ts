import type { Exhibit } from '#content/exhibit.ts';
import { askRouteWeather, routeWeatherId } from '#scenario/questions/route-weather.ts';
import type { RouteSky, Scenario } from '#scenario/scenario.ts';
import { linesSheet, type Piece, plain, spellGroups } from '../sheet.ts';
import { codeForecast, type Forecast, type ZuluTime } from '../weather/forecast.ts';
import { codeReport, type Report } from '../weather/report.ts';

/** Between two forecasts for an airport. */
const EACH_HOURS = 6;

/** What is got before the flight: a report from the valley, one from the ridge, and the forecast for the end. */
export function routeWeather(scenario: Scenario): Exhibit[] {
  const question = askRouteWeather(scenario);
  if (!scenario.route || !question) return [];
  const { log, sky } = scenario.route;
  const plan = [
    `Leave at ${twoDigits(sky.leaves.hour)}00Z, ${feet(log.altitudeFeet)} feet, about an hour and three quarters to Reno.`,
    `${sky.ridge.name} (${sky.ridge.code}) lies ${feet(sky.ridge.fieldFeet)} feet above the sea.`,
    `The highest ground on the way: ${feet(highest(log))} feet.`,
  ];
  const reports = [codeReport(valley(sky)), named('ridge', codeReport(ridge(sky)))];
  const forecast = codeForecast(ofDestination(sky));
  const read = (lines: readonly Piece[][]) => lines.map((line) => spellGroups(plain(line).trim())).join('. ');
  return [
    {
      id: routeWeatherId(sky),
      title: 'Watsonville to Reno: weather',
      called: 'the weather for our flight',
      spoken: `${plan.join(' ')} The reports read: ${read(reports)}. The TAF reads: ${read(forecast)}.`,
      description: [...plan, ...[...reports, ...forecast].map((line) => `${plain(line).trim()}.`)].join(' '),
      sheet: (marked) => [
        linesSheet(
          'Plan',
          plan.map((line) => [line]),
          marked,
        ),
        linesSheet('METAR', reports, marked),
        linesSheet('TAF', forecast, marked),
      ],
      ofFlight: true,
      questions: [question],
    },
  ];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const feet = (value: number) => value.toLocaleString('en-US');
const highest = ({ legs }: NonNullable<Scenario['route']>['log']) =>
  Math.max(...legs.map(({ highestFeet }) => highestFeet));
const named = (name: string, pieces: readonly Piece[]) =>
  pieces.map((piece): Piece => (typeof piece === 'string' ? piece : [`${name} ${piece[0]}`, piece[1]]));

/** Some hours after he leaves. */
function later({ leaves }: RouteSky, hours: number): ZuluTime {
  const hour = leaves.hour + hours;
  return hour >= 24 ? { day: leaves.date + 1, hour: hour - 24 } : { day: leaves.date, hour };
}
/** Reports are made shortly before the hour. */
function reportTime({ leaves }: RouteSky): Pick<Report, 'day' | 'time'> {
  return { day: leaves.date, time: `${twoDigits(leaves.hour - 1)}53` };
}

const valley = (sky: RouteSky): Report => ({
  station: 'KSCK',
  ...reportTime(sky),
  wind: { from: 300, knots: 8 },
  miles: 10,
  weather: [],
  clouds: [],
  celsius: 27,
  dewPoint: 12,
  altimeter: 29.94,
  remarks: ['AO2'],
});
const ridge = (sky: RouteSky): Report => ({
  station: sky.ridge.code,
  ...reportTime(sky),
  wind: { from: 240, knots: 9 },
  miles: sky.ridge.miles,
  weather: [],
  clouds: [{ cover: 'BKN', feet: sky.ridge.brokenFeet }],
  celsius: 19,
  dewPoint: 11,
  altimeter: 30.12,
  remarks: ['AO2'],
});

function ofDestination(sky: RouteSky): Forecast {
  const { leaves, storms } = sky;
  // Made four times a day, for the day from then on.
  const from = { day: leaves.date, hour: Math.floor(leaves.hour / EACH_HOURS) * EACH_HOURS };
  const fair = { miles: 7, weather: [] };
  return {
    station: 'KRNO',
    issued: from.hour ? { day: from.day, hour: from.hour - 0.5 } : { day: from.day - 1, hour: 23.5 },
    from,
    to: { day: from.day + 1, hour: from.hour },
    periods: [
      { from, wind: { from: 220, knots: 10 }, ...fair, clouds: [{ cover: 'SCT', feet: 6_000 }] },
      {
        from: later(sky, 9),
        wind: { from: 260, knots: 8 },
        ...fair,
        clouds: [{ cover: 'FEW', feet: 10_000 }],
      },
    ],
    tempo: [
      {
        from: { day: leaves.date, hour: storms.from },
        to: { day: leaves.date, hour: storms.until },
        miles: storms.miles,
        weather: ['-TSRA'],
        clouds: [{ cover: 'BKN', feet: storms.brokenFeet, isStorm: true }],
      },
    ],
  };
}
