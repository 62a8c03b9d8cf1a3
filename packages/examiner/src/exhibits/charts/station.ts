import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { BLUE, lettering } from './chart-symbols.ts';
import { rose, town } from './landmarks.ts';

/** A VOR with towns around it, each on a radial at a distance in pixels. */
export interface Station {
  name: string;
  id: string;
  frequency: string;
  morse: string;
  variation: number;
  towns: readonly { name: string; radial: number; away: number }[];
  /** What the pilot sees: the course selected, with the needle in the middle. */
  selected: number;
  isTo: boolean;
}

export const station: Station = {
  name: 'ALDER',
  id: 'ALD',
  frequency: '113.2',
  morse: '·– ·–·· –··',
  variation: 12,
  selected: 230,
  isTo: true,
  towns: [
    { name: 'Pella', radial: 50, away: 190 },
    { name: 'Dunmore', radial: 230, away: 186 },
    { name: 'Weston', radial: 310, away: 180 },
    { name: 'Garrick', radial: 140, away: 182 },
  ],
};

/** With the needle in the middle: the selected course when it says FROM, its opposite when it says TO. */
export const radialShown = ({ selected, isTo }: Station): number =>
  (isTo ? (selected + 180) % 360 : selected) || 360;

export function stationChart(chart: Station): Exhibit {
  const id = 'chart-station';
  const radial = radialShown(chart);
  const here = chart.towns.find((one) => one.radial === radial);
  const opposite = chart.towns.find((one) => one.radial === (radial + 180) % 360);
  if (!here || !opposite || !chart.isTo)
    throw new Error(`${id}: it asks for a town on the radial, with another one across`);
  const three = (degrees: number) => String(degrees).padStart(3, '0');
  return {
    id,
    title: 'Sectional extract: a VOR',
    called: 'a piece of a sectional with a VOR',
    description: `A VOR, ${chart.name} ${chart.frequency} ${chart.id}, in the middle of its rose. Towns around it: ${chart.towns.map(({ name, radial: on }) => `${name} on the ${three(on)} degree mark of the rose`).join(', ')}.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [radial, chart.frequency] },
        {
          id: 'pa.vi.b-exhibit-station',
          rating: 'private',
          acs: ['PA.VI.B.K1', 'PA.VI.D.K1', 'PA.I.E.K2'],
          topic: 'Finding yourself by a VOR',
          level: 'application',
          ask: `You are lost. On this station your needle centers with ${three(chart.selected)} selected and the flag says TO. Tell me the frequency you tuned, and the town you are near.`,
          rephrase: `The needle is centered at ${three(chart.selected)} TO. Tell me the station's frequency, and which town that puts you by.`,
          keyPoints: [
            point('frequency', `The station is on ${chart.frequency}.`, [[chart.frequency]], {
              nudge: 'Which frequency did you tune?',
            }),
            point('town', `You are near ${here.name}.`, [[here.name.toLowerCase()]], {
              nudge: 'And where does that put you?',
              contradictedBy: [
                `near ${opposite.name.toLowerCase()}`,
                `over ${opposite.name.toLowerCase()}`,
                `at ${opposite.name.toLowerCase()}`,
              ],
            }),
            point(
              'radial',
              `That is the ${three(radial)} radial: TO reads the other way around.`,
              [[String(radial), three(radial), 'reciprocal', 'opposite']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `I tuned ${chart.frequency}. With TO I am on the reciprocal, the ${three(radial)} radial, so I am near ${here.name}.`,
          wrongAnswers: [
            {
              text: `I tuned ${chart.frequency}, and I am near ${opposite.name}.`,
              contradicts: 'town',
              why: 'With TO the airplane is on the other side.',
            },
            {
              text: `I tuned 112.3, and I am near ${here.name}.`,
              contradicts: 'frequency',
              why: 'The frequency is in the box.',
            },
          ],
          references: ['AIM 1-1-3', 'FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.VI.B'],
          marks: ['box', here.name],
        },
        [
          {
            acs: ['PA.VI.B.K1', 'PA.VI.B.R3'],
            level: 'application',
            ask: "How do you make sure you're really receiving that station?",
            rephrase: 'What tells you that the signal comes from the right VOR and can be trusted?',
            keyPoints: [
              point(
                'identify',
                'You listen to its identifier in Morse code.',
                [
                  [
                    'morse',
                    'identif',
                    'identifier',
                    'identify',
                    'listen',
                    'ident',
                    'dots and dashes',
                    'code',
                  ],
                ],
                {
                  nudge: 'How does it give its name?',
                },
              ),
              point(
                'silent',
                'With no identifier it is not to be used.',
                [['no ident', 'no identifier', 'maintenance', 'not use', 'test', 'missing', 'not trust']],
                { essential: false },
              ),
            ],
            modelAnswer:
              'I listen to the Morse code identifier and compare it with the chart. Without the identifier I do not use it: it may be under maintenance.',
            references: ['AIM 1-1-3', 'FAA-S-ACS-6C PA.VI.B'],
            marks: ['box'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: Station, marked: Marked) {
  const [x, y] = [360, 260];
  const at = (radial: number, away: number) => {
    const angle = ((radial + chart.variation - 90) * Math.PI) / 180;
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away] as const;
  };
  return drawing(
    720,
    540,
    ...chart.towns.flatMap(({ name, radial, away }) => {
      const [east, south] = at(radial, away);
      return marked.has(name) ? [highlight(east - 46, south - 30, 92, 70)] : [];
    }),
    ...(marked.has('box') ? [highlight(20, 20, 190, 94)] : []),
    tag('rect', { x: 30, y: 30, width: 170, height: 74, fill: '#fbfaf5', stroke: BLUE, 'stroke-width': 2 }),
    lettering(115, 54, chart.name, BLUE, 17),
    lettering(115, 76, `${chart.frequency}  ${chart.id}`, BLUE, 15),
    lettering(115, 96, chart.morse, BLUE, 15),
    rose(x, y, 140, chart.variation),
    tag('path', {
      d: `M${x - 8} ${y - 13} h16 l8 13 l-8 13 h-16 l-8 -13 Z`,
      fill: '#fbfaf5',
      stroke: BLUE,
      'stroke-width': 3,
    }),
    tag('circle', { cx: x, cy: y, r: 2.5, fill: BLUE }),
    ...chart.towns.map(({ name, radial, away }) => town(...at(radial, away), name)),
    words(20, 516, 'The rose shows magnetic directions in tens of degrees.', { 'font-size': 14 }),
  );
}
