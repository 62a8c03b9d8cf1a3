import type { Piece } from '../sheet.ts';
import { codeClouds, codeMiles, codeWind, type Sky } from './sky.ts';

/** A METAR as data. */
export interface Report extends Sky {
  station: string;
  day: number;
  /** Zulu, "2153". */
  time: string;
  celsius: number;
  dewPoint: number;
  /** Inches of mercury. */
  altimeter: number;
  remarks: readonly string[];
}

const codeDegrees = (celsius: number) =>
  `${celsius < 0 ? 'M' : ''}${String(Math.abs(celsius)).padStart(2, '0')}`;

/** In the order of the code; its pieces go by what they tell. */
export function codeReport(report: Report): Piece[] {
  const { station, day, time, wind, miles, weather, clouds, celsius, dewPoint, altimeter, remarks } = report;
  return [
    `METAR ${station} ${String(day).padStart(2, '0')}${time}Z `,
    ['wind', codeWind(wind)],
    ' ',
    ['visibility', codeMiles(miles)],
    ' ',
    ...(weather.length ? ([['weather', weather.join(' ')], ' '] satisfies Piece[]) : []),
    ['clouds', clouds.length ? codeClouds(clouds) : 'CLR'],
    ' ',
    ['temperature', `${codeDegrees(celsius)}/${codeDegrees(dewPoint)}`],
    ' ',
    ['altimeter', `A${Math.round(altimeter * 100)}`],
    ...(remarks.length ? [` RMK ${remarks.join(' ')}`] : []),
  ];
}

/** Degrees between temperature and dew point. */
export const spreadOf = ({ celsius, dewPoint }: Report) => celsius - dewPoint;
