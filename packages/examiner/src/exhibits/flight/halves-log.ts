import type { ShownExhibit } from '#content/exhibit.ts';
import { halve } from '#scenario/plan-halves.ts';
import { halvesAsked, halvesLogId } from '#scenario/questions/halves-log.ts';
import { type Piece, plain, tableSheet } from '../sheet.ts';
import { EMPTY } from './log-words.ts';

const columns = ['To', 'NM', 'GS', 'Min', 'Gal'];
/** Miles, knots through the air, knots of headwind, gallons an hour: as a pilot's form takes them. */
const named = /^own-log-(\d{2,4})-(\d{2,3})-(\d{1,2})-(\d{1,2}(?:\.\d)?)$/;

/**
 * The log of a pilot's own flight, two halves with the second left for him. It is made from its name, so that nobody has to know
 * whose flight it is to show it: a page, a debrief, another company's voice.
 */
export function halvesLogById(id: string): ShownExhibit | undefined {
  const [distanceMiles, cruiseKnots, headwindKnots, gallonsPerHour] = (named.exec(id) ?? [])
    .slice(1)
    .map(Number);
  if (!distanceMiles || !cruiseKnots || !headwindKnots || !gallonsPerHour || cruiseKnots <= headwindKnots)
    return undefined;
  const log = halve({ distanceMiles, cruiseKnots, gallonsPerHour }, headwindKnots);
  const rows = log.halves.map(({ miles, minutes, gallons }, half): Piece[] => [
    half ? 'Destination' : 'Halfway',
    [`${half} miles`, String(miles)],
    [`${half} knots`, String(log.groundspeedKnots)],
    half ? EMPTY : [`${half} minutes`, String(minutes)],
    half ? EMPTY : gallons.toFixed(1),
  ]);
  const [first, second] = log.halves;
  const caption = `Your flight: true airspeed ${cruiseKnots} knots, headwind ${headwindKnots} knots, ${gallonsPerHour.toFixed(1)} gallons an hour.`;
  return {
    id: halvesLogId(log),
    title: 'Navigation log',
    called: 'the navigation log for our flight',
    spoken: `To the halfway point it is ${first.miles} miles at ${log.groundspeedKnots} knots over the ground, ${first.minutes} minutes and ${first.gallons.toFixed(1)} gallons. From there it is ${second.miles} miles at the same speed. The rest is empty. The fuel flow is ${gallonsPerHour.toFixed(1)} gallons an hour.`,
    description: `${caption} ${columns.join(', ')}: ${rows.map((row) => row.map((cell) => plain([cell])).join(', ')).join('; ')}.`,
    sheet: (marked) => [tableSheet(caption, columns, rows, marked)],
    questions: Object.values(halvesAsked),
  };
}
