import type { Piece } from '../sheet.ts';
import { codeClouds, codeMiles, codeWind, type Sky } from './sky.ts';

/** A day of the month and an hour of zulu, "2130" as 21.5. */
export interface ZuluTime {
  day: number;
  hour: number;
}

/** What a TEMPO group leaves out stays as it is. */
export interface Passing extends Pick<Sky, 'miles' | 'weather' | 'clouds'> {
  wind?: Sky['wind'];
  from: ZuluTime;
  to: ZuluTime;
}

export interface Forecast {
  station: string;
  issued: ZuluTime;
  from: ZuluTime;
  to: ZuluTime;
  /** The first begins with the forecast; each holds until the next. */
  periods: readonly (Sky & { from: ZuluTime })[];
  tempo: readonly Passing[];
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
const dayHour = ({ day, hour }: ZuluTime) => two(day) + two(hour);
const minute = ({ hour }: ZuluTime) => two((hour % 1) * 60);
const span = (from: ZuluTime, to: ZuluTime) => `${dayHour(from)}/${dayHour(to)}`;
/** Hours since the month began: a forecast ends after midnight. */
const clock = ({ day, hour }: ZuluTime) => day * 24 + hour;

const forecastMiles = (miles: number) => (miles > 6 ? 'P6SM' : codeMiles(miles));

function codeSky({ wind, miles, weather, clouds }: Partial<Sky> & Omit<Sky, 'wind'>): string {
  const parts = [
    wind && codeWind(wind),
    forecastMiles(miles),
    ...weather,
    clouds.length ? codeClouds(clouds) : 'SKC',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Line by line; `period-0` is the first period, `tempo-0` the first TEMPO group. */
export function codeForecast({ station, issued, from, to, periods, tempo }: Forecast): Piece[][] {
  const groups = [
    ...periods.map((period, index) => ({ at: clock(period.from), name: `period-${index}`, period })),
    ...tempo.map((passing, index) => ({ at: clock(passing.from) + 0.01, name: `tempo-${index}`, passing })),
  ].sort((one, other) => one.at - other.at);
  return groups.map((group, index) => {
    if ('passing' in group) {
      const text = `TEMPO ${span(group.passing.from, group.passing.to)} ${codeSky(group.passing)}`;
      return ['     ', [group.name, text]];
    }
    const { period, name } = group;
    if (index === 0) {
      const head = `TAF ${station} ${dayHour(issued)}${minute(issued)}Z ${span(from, to)} `;
      return [head, [name, codeSky(period)]];
    }
    return ['     ', [name, `FM${dayHour(period.from)}${minute(period.from)} ${codeSky(period)}`]];
  });
}

/** What holds at a time, and what may pass then, with the names of their groups. */
export function forecastAt(forecast: Forecast, when: ZuluTime) {
  const at = clock(when);
  const index = forecast.periods.findLastIndex(({ from }) => clock(from) <= at);
  const passing = forecast.tempo.findIndex(({ from, to }) => clock(from) <= at && at < clock(to));
  return {
    prevailing: forecast.periods[index]!,
    tempo: forecast.tempo[passing] ?? null,
    names: [`period-${index}`, ...(passing < 0 ? [] : [`tempo-${passing}`])],
  };
}
