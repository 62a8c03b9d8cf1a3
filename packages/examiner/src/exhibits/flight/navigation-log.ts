import type { Exhibit } from '#content/exhibit.ts';
import { askNavigationLog, navigationLogId } from '#scenario/questions/navigation-log.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { type Piece, plain, tableSheet } from '../sheet.ts';
import { captionOf, EMPTY } from './log-words.ts';

const columns = ['To', 'True course', 'NM', 'GS', 'Min', 'Gal', 'Highest ground'];

/** A page of the log that belongs to a flight, with two boxes left for the pilot. */
export function navigationLog(scenario: Scenario): Exhibit[] {
  const question = askNavigationLog(scenario);
  if (!scenario.route || !question) return [];
  const { log } = scenario.route;
  const rows = log.legs.map(
    ({ to, course, miles, groundspeedKnots, minutes, gallons, highestFeet }, leg): Piece[] => [
      to,
      `${String(course).padStart(3, '0')}°`,
      [`${leg} miles`, String(miles)],
      [`${leg} knots`, String(groundspeedKnots)],
      leg === log.emptyLeg ? EMPTY : String(minutes),
      leg === log.emptyLeg ? EMPTY : gallons.toFixed(1),
      [`${leg} ground`, highestFeet.toLocaleString('en-US')],
    ],
  );
  const caption = `Watsonville to Reno at ${captionOf(log)} Heights in feet above the sea.`;
  return [
    {
      id: navigationLogId(log),
      title: 'Navigation log',
      called: 'the navigation log for our flight',
      description: `${caption} ${columns.join(', ')}: ${rows.map((row) => row.map((cell) => plain([cell])).join(', ')).join('; ')}.`,
      sheet: (marked) => [tableSheet(caption, columns, rows, marked)],
      ofFlight: true,
      questions: [question],
    },
  ];
}
