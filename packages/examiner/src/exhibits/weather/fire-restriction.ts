import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { linesSheet, type Piece, plain, spellGroups } from '../sheet.ts';

/** A temporary flight restriction over a fire, and a flight that comes near it. */
export interface FireRestriction {
  number: string;
  center: string;
  radiusMiles: number;
  /** MSL, from the surface. */
  topFeet: number;
  /** Year and month, "2611". */
  month: string;
  day: number;
  fromHour: number;
  toHour: number;
  flight: { milesFromCenter: number; feet: number; hour: number };
}

export const fireRestriction: FireRestriction = {
  number: '6/4127',
  center: 'QOD095018',
  radiusMiles: 5,
  topFeet: 9_500,
  month: '2611',
  day: 14,
  fromHour: 14,
  toHour: 23,
  flight: { milesFromCenter: 3, feet: 7_500, hour: 20 },
};

const feet = (value: number) => value.toLocaleString('en-US');

export const isInside = ({ radiusMiles, topFeet, fromHour, toHour, flight }: FireRestriction): boolean =>
  flight.milesFromCenter <= radiusMiles &&
  flight.feet <= topFeet &&
  flight.hour >= fromHour &&
  flight.hour < toHour;

/** A NOTAM with a TFR beside the route. */
export function fireNotam(notam: FireRestriction): Exhibit {
  const id = 'fire-notam';
  const { radiusMiles, topFeet, flight, month, day, fromHour, toHour } = notam;
  if (!isInside(notam)) throw new Error(`${id}: its questions ask about a flight that would go through it`);
  const line: Piece[] = [
    `!FDC ${notam.number} ZQO AIRSPACE OAKDALE..TEMPORARY FLIGHT RESTRICTIONS `,
    ['area', `WI AN AREA DEFINED AS ${radiusMiles}NM RADIUS OF ${notam.center}`],
    ' ',
    ['top', `SFC-${topFeet}FT MSL`],
    ' FIRE FIGHTING ACFT OPS. PURSUANT TO 14 CFR SECTION 91.137(A)(2) TEMPORARY FLIGHT RESTRICTIONS ARE IN EFFECT. ',
    ['time', `${month}${day}${fromHour}00-${month}${day}${toHour}00`],
  ];
  const course = `a VFR flight at ${feet(flight.feet)} feet that passes ${flight.milesFromCenter} nautical miles from the center at ${flight.hour}00 zulu`;
  return {
    id,
    title: 'A NOTAM near your route',
    called: 'a NOTAM from your briefing',
    spoken: `It reads: F D C ${notam.number}. Temporary flight restrictions, pursuant to 91.137, are in effect within an area of ${radiusMiles} nautical miles radius of ${spellGroups(notam.center)}, surface to ${topFeet} feet M S L, for fire fighting aircraft operations, from ${fromHour}00 to ${toHour}00 U T C on the ${day}th.`,
    description: `${plain(line)}.`,
    sheet: (marked) => [linesSheet('NOTAM', [line], marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: notam, computed: [`${fromHour}00`, `${toHour}00`, `${flight.hour}00`] },
        {
          id: 'pa.i.e-exhibit-fire-notam',
          rating: 'private',
          acs: ['PA.I.E.K3', 'PA.I.E.S3', 'PA.I.D.S2'],
          topic: 'A TFR on the route',
          level: 'application',
          ask: 'Your course passes close to that fire. Describe the area of that restriction to me, and tell me when it holds.',
          rephrase: 'From that NOTAM, tell me where and when you may not fly.',
          keyPoints: [
            point('radius', `It reaches ${radiusMiles} nautical miles around the center.`, [], {
              nudge: 'What is its radius?',
              numbers: [
                slot(
                  [radiusMiles],
                  ['nautical mile', 'mile'],
                  ['radius', 'circle', 'around', 'within', 'ring', 'out', 'circular'],
                ),
              ],
            }),
            point('top', `It goes from the surface up to ${feet(topFeet)} feet MSL.`, [], {
              nudge: 'And how high does it go?',
              numbers: [
                slot(
                  [topFeet],
                  ['foot'],
                  ['up', 'top', 'surface', 'to', 'through', 'msl', 'm s l', 'sfc', 'ground'],
                ),
              ],
            }),
            point(
              'time',
              `It holds from ${fromHour}00 to ${toHour}00 zulu.`,
              [
                [
                  `${fromHour}00`,
                  `${fromHour} zulu`,
                  `${fromHour}z`,
                  `from ${fromHour}`,
                  `between ${fromHour}`,
                  `${fromHour} hundred`,
                  `${fromHour} to ${toHour}`,
                  `${fromHour} until ${toHour}`,
                  `${fromHour} till ${toHour}`,
                  `${fromHour} through ${toHour}`,
                ],
                [
                  `${toHour}00`,
                  `${toHour} zulu`,
                  `${toHour}z`,
                  `until ${toHour}`,
                  `till ${toHour}`,
                  `through ${toHour}`,
                  `to ${toHour}`,
                  `and ${toHour}`,
                  `${toHour} hundred`,
                ],
              ],
              { nudge: 'At what times does it hold?' },
            ),
            point(
              'fire',
              'It keeps the air clear for fire fighting aircraft.',
              [['fire', 'fire fighting', 'firefighting']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `It is a temporary restriction for fire fighting airplanes. It has a radius of ${radiusMiles} nautical miles, from the surface up to ${feet(topFeet)} feet MSL, and it holds from ${fromHour}00 to ${toHour}00 zulu.`,
          wrongAnswers: [
            {
              text: `It has a radius of ${radiusMiles} nautical miles from ${fromHour}00 to ${toHour}00 zulu, up to ${feet(topFeet / 10)} feet.`,
              contradicts: 'top',
              why: 'The top is given in whole feet.',
            },
            {
              text: `It has a radius of ${Number(notam.center.slice(-3))} nautical miles, surface up to ${feet(topFeet)} feet, from ${fromHour}00 to ${toHour}00 zulu.`,
              contradicts: 'radius',
              why: 'That is how far the center lies from the VOR.',
            },
          ],
          references: ['AIM 3-5-3', '14 CFR 91.137', 'AIM 5-1-3', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['area', 'top', 'time'],
        },
        [
          {
            acs: ['PA.I.E.S3', 'PA.I.E.K3', 'PA.I.D.K1'],
            level: 'correlation',
            ask: `Now ${course}. Tell me whether you may fly it as planned, and what you do about it.`,
            rephrase: `Think of ${course}. Tell me whether you may fly it as planned, and if not, what you'd change.`,
            keyPoints: [
              point(
                'verdict',
                'No: that flight goes through the restriction while it is active.',
                [
                  [
                    'no',
                    'not allowed',
                    'not legal',
                    'may not',
                    'can not',
                    'prohibited',
                    'inside',
                    'goes through',
                    'not as planned',
                  ],
                ],
                {
                  nudge: 'So may you fly it as planned?',
                  contradictedBy: ['it is allowed', 'yes it is fine', 'just talk to'],
                },
              ),
              point(
                'around',
                'Plan around it, above it or after it, and check the NOTAMs again before you go.',
                [
                  [
                    'around',
                    'above it',
                    'over the top',
                    'over it',
                    'higher than',
                    'climb',
                    'after it',
                    'until it ends',
                    'reroute',
                    'another route',
                    'different route',
                    'another time',
                    'wait',
                    'avoid',
                    'above',
                  ],
                ],
                { nudge: 'So how do you plan it?' },
              ),
            ],
            modelAnswer:
              'No, it goes through the area while it is active. I plan around it with some room, or go above it or after it ends, and I check the NOTAMs again just before I leave.',
            wrongAnswers: [
              {
                text: 'Yes, it is fine as long as I just talk to air traffic control and squawk.',
                contradicts: 'verdict',
                why: 'A fire TFR is for those who fight the fire, and for a few named exceptions.',
              },
            ],
            references: ['14 CFR 91.137', 'AIM 3-5-3', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['area', 'top', 'time'],
          },
        ],
      ),
    ],
  };
}
