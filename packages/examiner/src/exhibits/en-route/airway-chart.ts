import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import type { Airway } from './airway.ts';
import { drawAirway } from './draw-airway.ts';

/** 91.177: how near to the VOR one must be below the MEA. */
const NEAR_VOR = 22;
const figure = (value: number) => value.toLocaleString('en-US');

export function airwayChart(chart: Airway): Exhibit {
  const id = 'chart-airway';
  const { crossing } = chart;
  const rest = chart.totalMiles - chart.changeoverMiles;
  if (rest === chart.changeoverMiles)
    throw new Error(`${id}: it asks about a changeover that is not halfway`);
  if (crossing.receptionFeet <= chart.firstMea) throw new Error(`${id}: it asks for an MRA above the MEA`);
  const asked = crossing.receptionFeet - 1_000;
  const [large, small] = [Math.floor(chart.offRouteFeet / 1_000), (chart.offRouteFeet % 1_000) / 100];
  return {
    id,
    title: `En-route extract: ${chart.name}`,
    called: 'a piece of an en-route chart',
    description: `Airway ${chart.name} runs from the ${chart.from.name} VOR (${chart.from.frequency} ${chart.from.id}) on its ${chart.from.radial} degree radial to the ${chart.to.name} VOR (${chart.to.frequency} ${chart.to.id}), ${chart.totalMiles} miles. ${crossing.name}, a fix ${crossing.miles} miles out, carries a flag with an R and the words MRA ${crossing.receptionFeet}. Along the line stand ${chart.firstMea} before ${crossing.name}, and ${chart.secondMea} with *${chart.secondMoca} below it after ${crossing.name}. A bent mark across the line further on has the figures ${chart.changeoverMiles} and ${rest}. In the open space stands a large ${large} with a small ${small}.`,
    sheet: (marked) => [drawAirway(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [rest, asked, NEAR_VOR, 218, 1_000, 2_000] },
        {
          id: 'ir.i.c-exhibit-airway',
          rating: 'instrument',
          acs: ['IR.I.C.K1e', 'IR.I.C.K2', 'IR.I.C.S4'],
          topic: 'The altitudes on an airway',
          level: 'application',
          ask: `Put your finger on the airway past ${crossing.name}, eastbound. Tell me what the two altitudes printed there are, and what the lower one promises you.`,
          rephrase: `East of ${crossing.name} two altitudes are printed on the line. Name both, and say what you can rely on at the lower one.`,
          facts: ['14 CFR 91.177'],
          keyPoints: [
            point('mea', `The minimum en route altitude is ${figure(chart.secondMea)} feet.`, [], {
              nudge: 'What is the upper figure?',
              numbers: [slot([chart.secondMea], ['foot'], ['mea', 'en route', 'enroute', 'upper'])],
            }),
            point('moca', `The MOCA, with the star, is ${figure(chart.secondMoca)} feet.`, [], {
              nudge: 'And the one with the star?',
              numbers: [
                slot(
                  [chart.secondMoca],
                  ['foot'],
                  [
                    'moca',
                    'obstruction',
                    'obstacle',
                    'star',
                    'asterisk',
                    'obstruction clearance',
                    'obstacle clearance',
                  ],
                ),
              ],
            }),
            point(
              'signal',
              `At the MOCA you clear the obstacles, and can count on the signal only within ${NEAR_VOR} miles of the VOR.`,
              [
                [
                  `${NEAR_VOR} mile`,
                  `within ${NEAR_VOR}`,
                  `${NEAR_VOR} nautical`,
                  '25 statute',
                  String(NEAR_VOR),
                ],
              ],
              { nudge: 'How far does the signal reach down there?' },
            ),
            point(
              'clearance',
              'Both clear the obstacles along the segment.',
              [['obstacle', 'terrain', 'clear', 'mountain', 'ground', 'rocks', 'obstruction']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `The MEA is ${figure(chart.secondMea)} feet. The MOCA with the star is ${figure(chart.secondMoca)} feet. At the MOCA I clear the obstacles, but I can count on the signal only within ${NEAR_VOR} nautical miles of the VOR.`,
          wrongAnswers: [
            {
              text: `The MEA is ${figure(chart.secondMoca)} feet and the MOCA is ${figure(chart.secondMea)} feet, good within ${NEAR_VOR} miles of the VOR.`,
              contradicts: 'mea',
              why: 'The MOCA is the one with the star, and the lower one.',
            },
            {
              text: `The MEA is ${figure(chart.secondMea)} feet, the MOCA is ${figure(chart.secondMoca)} feet, and both give me the signal all the way.`,
              contradicts: 'signal',
              why: 'Down at the MOCA the signal is promised only near the VOR.',
            },
          ],
          references: ['14 CFR 91.177', 'FAA-H-8083-16 ch. 2', 'FAA-H-8083-15 ch. 10', 'FAA-S-ACS-8C IR.I.C'],
          marks: ['altitudes'],
        },
        [
          {
            acs: ['IR.I.C.K1e', 'IR.I.C.K1a'],
            level: 'application',
            ask: `West of ${crossing.name} you fly at ${figure(asked)} feet with two VORs and no GPS. What does that flag tell you?`,
            rephrase: `The flag with the R is at ${crossing.name}, and you are at ${figure(asked)} feet. What may not work?`,
            keyPoints: [
              point(
                'reception',
                'You may be too low to receive the off-course station that makes the fix.',
                [
                  [
                    'receive',
                    'reception',
                    'signal',
                    'pick up',
                    'too low',
                    'below',
                    'may not receive',
                    'no reception',
                  ],
                  [
                    'station',
                    'vor',
                    'radial',
                    'fix',
                    'intersection',
                    'reception altitude',
                    'mra',
                    'm r a',
                    crossing.name.toLowerCase(),
                  ],
                ],
                {
                  nudge: 'What may keep you from finding that fix?',
                  contradictedBy: ['no problem', 'receive it fine'],
                },
              ),
              point(
                'mra',
                `The minimum reception altitude there is ${figure(crossing.receptionFeet)} feet.`,
                [],
                {
                  nudge: 'From which altitude on can you count on it?',
                  numbers: [
                    slot(
                      [crossing.receptionFeet],
                      ['foot'],
                      ['mra', 'reception', 'from', 'need', 'at least', 'above'],
                    ),
                  ],
                },
              ),
            ],
            modelAnswer: `The minimum reception altitude at that fix is ${figure(crossing.receptionFeet)} feet. I am below it, so I may not receive the other station whose radial makes the intersection.`,
            wrongAnswers: [
              {
                text: `That I must cross it at ${figure(chart.secondMea)} feet because of a mountain.`,
                contradicts: 'mra',
                why: 'That would be a crossing altitude, a flag with an X.',
              },
            ],
            references: ['FAA-H-8083-16 ch. 2', 'FAA-H-8083-15 ch. 10', 'FAA-S-ACS-8C IR.I.C'],
            marks: ['crossing'],
          },
          {
            acs: ['IR.I.C.K1a', 'IR.V.A.K1'],
            level: 'application',
            ask: `Where do you change over from ${chart.from.name} to ${chart.to.name}?`,
            rephrase: `Where on that leg do you tune ${chart.to.name}?`,
            keyPoints: [
              point(
                'place',
                `At the mark, ${chart.changeoverMiles} miles from ${chart.from.name}, not halfway.`,
                [],
                {
                  nudge: 'How many miles out is that?',
                  numbers: [
                    slot(
                      [chart.changeoverMiles],
                      ['mile'],
                      ['from', 'out', 'alder', 'at', 'after', 'symbol', 'ald'],
                    ),
                    slot(
                      [rest],
                      ['mile'],
                      ['bryson', 'byn', 'to go', 'short', 'prior', 'west of', 'before', 'left', 'remaining'],
                      true,
                    ),
                  ],
                },
              ),
            ],
            modelAnswer: `At the changeover point on the chart, ${chart.changeoverMiles} miles from ${chart.from.name}.`,
            wrongAnswers: [
              {
                text: `Halfway, ${chart.totalMiles / 2} miles out.`,
                contradicts: 'place',
                why: 'The mark on the chart says where the other signal is the better one.',
              },
            ],
            references: ['FAA-H-8083-15 ch. 10', 'FAA-H-8083-16 ch. 2', 'FAA-S-ACS-8C IR.I.C'],
            marks: ['changeover'],
          },
          {
            acs: ['IR.I.C.K2', 'IR.I.C.K1e'],
            level: 'application',
            ask: 'Look at the large figure in the open space. What would it give you if you left the airway there?',
            rephrase: `Off the airway, what does the big ${large} with the small ${small} promise?`,
            keyPoints: [
              point(
                'oroca',
                `It is the off-route obstruction clearance altitude.`,
                [
                  [
                    'off route',
                    'oroca',
                    'obstruction clearance',
                    'obstacle clearance',
                    'clear of obstacles',
                    'clears obstacles',
                  ],
                ],
                { nudge: 'What is that figure for?' },
              ),
              point(
                'no-signal',
                'It promises no signal, no radar and no radio contact.',
                [
                  [
                    'no signal',
                    'not signal',
                    'no navigation',
                    'not guarantee',
                    'no radar',
                    'no communication',
                    'not promise',
                    'no reception',
                    'nothing about signal',
                  ],
                ],
                { essential: false },
              ),
            ],
            modelAnswer: `That is the off-route obstruction clearance altitude, ${figure(chart.offRouteFeet)} feet. It clears the obstacles there, but does not guarantee a navigation signal.`,
            references: ['FAA-H-8083-16 ch. 2', 'FAA-H-8083-15 ch. 10', 'FAA-S-ACS-8C IR.I.C'],
            marks: ['off-route'],
          },
        ],
      ),
    ],
  };
}
