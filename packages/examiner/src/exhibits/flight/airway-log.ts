import type { Exhibit } from '#content/exhibit.ts';
import { airwayLogId, askAirwayLog } from '#scenario/questions/airway-log.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { type Piece, plain, tableSheet } from '../sheet.ts';
import { captionOf, EMPTY } from './log-words.ts';

const columns = ['To', 'True course', 'MEA', 'NM', 'GS', 'Min', 'Gal'];

/** The log of the flight along airways, with two boxes left for the pilot, and the way from its end to the alternate. */
export function airwayLog(scenario: Scenario): Exhibit[] {
  const question = askAirwayLog(scenario);
  if (!scenario.airways || !question) return [];
  const { log } = scenario.airways;
  const rows = log.legs.map(
    ({ to, course, minimumFeet, miles, groundspeedKnots, minutes, gallons }, leg): Piece[] => [
      to,
      `${String(course).padStart(3, '0')}°`,
      [`${leg} minimum`, minimumFeet.toLocaleString('en-US')],
      [`${leg} miles`, String(miles)],
      [`${leg} knots`, String(groundspeedKnots)],
      leg === log.emptyLeg ? EMPTY : String(minutes),
      leg === log.emptyLeg ? EMPTY : gallons.toFixed(1),
    ],
  );
  const toAlternate: Piece[] = [
    'Alternate',
    '',
    '',
    '',
    '',
    ['alternate', String(log.alternate.minutes)],
    log.alternate.gallons.toFixed(1),
  ];
  const all = [...rows, toAlternate];
  const caption = `Watsonville to Reno, filed at ${captionOf(log)} Minimum en route altitudes (MEA) in feet above the sea.`;
  return [
    {
      id: airwayLogId(log),
      title: 'Navigation log',
      called: 'the navigation log for our flight',
      description: `${caption} ${columns.join(', ')}: ${all.map((row) => row.map((cell) => plain([cell])).join(', ')).join('; ')}.`,
      sheet: (marked) => [tableSheet(caption, columns, all, marked)],
      ofFlight: true,
      questions: [question],
    },
  ];
}
