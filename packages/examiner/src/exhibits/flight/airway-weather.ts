import type { Exhibit } from '#content/exhibit.ts';
import { AIRWAY_WEATHER_ID, askAirwayWeather } from '#scenario/questions/airway-weather.ts';
import type { AirwaySky, Scenario } from '#scenario/scenario.ts';
import { linesSheet, type Piece, plain, spellGroups } from '../sheet.ts';
import { codeForecast, type Forecast } from '../weather/forecast.ts';
import { codePilotReport, type PilotReport, readPilotReport } from '../weather/pilot-report.ts';

/** What is got before the flight along airways: a report of ice on the way, and the forecast of the alternate. */
export function airwayWeather(scenario: Scenario): Exhibit[] {
  const question = askAirwayWeather(scenario);
  if (!scenario.airways || !question) return [];
  const { log, sky } = scenario.airways;
  const minutes = log.legs.reduce((sum, leg) => sum + leg.minutes, log.alternate.minutes);
  const thereAt = sky.leaves.hour + Math.round(minutes / 60);
  const plan: Piece[][] = [
    [`Leave at ${sky.leaves.hour}00Z. `, ['filed', `Filed: ${feet(log.altitudeFeet)} feet.`]],
    ['Highest MEA on the way: ', ['minimum', `${feet(log.high.minimumFeet)} feet.`]],
    [
      `In cloud from ${feet(sky.layer.baseFeet)} to ${feet(sky.layer.topFeet)} feet. `,
      ['freezing', `Freezing level: ${feet(sky.freezingFeet)} feet.`],
    ],
    [`Alternate: ${sky.alternate.name} (${sky.alternate.code}), with an ILS; there at about ${thereAt}00Z.`],
  ];
  const planned = plan.map((line) => plain(line)).join(' ');
  const report = iceReport(sky);
  const forecast = codeForecast(ofAlternate(sky));
  const read = forecast.map((line) => spellGroups(plain(line).trim())).join('. ');
  return [
    {
      id: AIRWAY_WEATHER_ID,
      title: 'Watsonville to Reno under IFR: weather',
      called: 'the weather for our flight',
      spoken: `${planned} Now the pilot report. ${readPilotReport(report, 'words')} The TAF of the alternate reads: ${read}.`,
      description: [
        planned,
        ...[codePilotReport(report), ...forecast].map((line) => `${plain(line).trim()}.`),
      ].join(' '),
      sheet: (marked) => [
        linesSheet('Plan', plan, marked),
        linesSheet('PIREP', [codePilotReport(report)], marked),
        linesSheet('TAF of the alternate', forecast, marked),
      ],
      ofFlight: true,
      questions: [question],
    },
  ];
}

const feet = (value: number) => value.toLocaleString('en-US');

const iceReport = ({ ice, layer }: AirwaySky): PilotReport => ({
  over: 'LLV',
  overInWords: 'the lake VOR',
  time: ice.time,
  feet: ice.atFeet,
  airplane: 'BE36',
  base: layer.baseFeet,
  top: layer.topFeet,
  celsius: ice.celsius,
  turbulence: 'LGT',
  icing: { amount: 'LGT', kind: 'RIME', from: ice.fromFeet, to: ice.toFeet },
});

function ofAlternate({ leaves, alternate }: AirwaySky): Forecast {
  const day = leaves.date;
  const from = { day, hour: 12 };
  return {
    station: alternate.code,
    issued: { day, hour: 11.5 },
    from,
    to: { day: day + 1, hour: 12 },
    periods: [
      {
        from,
        wind: { from: 240, knots: 8 },
        miles: alternate.miles,
        weather: ['BR'],
        clouds: [{ cover: 'OVC', feet: alternate.ceilingFeet }],
      },
      {
        from: { day: day + 1, hour: 0 },
        wind: { from: 260, knots: 6 },
        miles: 7,
        weather: [],
        clouds: [{ cover: 'SCT', feet: 4_000 }],
      },
    ],
    tempo: [],
  };
}
