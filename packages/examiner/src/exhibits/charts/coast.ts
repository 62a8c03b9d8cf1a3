import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { BLUE, legend, lettering, lineSample, MAGENTA } from './chart-symbols.ts';
import { defenseEdge, town } from './landmarks.ts';

/** A coast with a warning area off it and the edge of the air defense identification zone. */
export interface Coast {
  warning: string;
  island: string;
  port: string;
}

export const coast: Coast = { warning: 'W-391', island: 'Isla Perla', port: 'Port Ames' };

export function coastChart(chart: Coast): Exhibit {
  const id = 'chart-coast';
  return {
    id,
    title: 'Sectional extract: a coast',
    called: 'a piece of a sectional with a coast on it',
    description: `Land on the left, sea on the right. A course runs from ${chart.island}, a foreign island far out, to ${chart.port} on the coast. It crosses a magenta line with dots on the side of the coast and the words CONTIGUOUS US ADIZ. North of the course lies an area with a blue hatched edge named ${chart.warning}.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [chart.warning.slice(2), 3, 12, 1200] },
        {
          id: 'pa.i.e-exhibit-coast',
          rating: 'private',
          acs: ['PA.I.E.K3', 'PA.I.E.S3', 'PA.I.E.K2'],
          topic: 'Inbound through the ADIZ',
          level: 'application',
          ask: `You fly home VFR from ${chart.island} to ${chart.port}, and your course crosses the magenta line with the dots. Tell me what that line is, and what it asks of your flight.`,
          rephrase:
            'About the dotted magenta line on your way in, tell me its name, and what you need before you cross it.',
          keyPoints: [
            point(
              'adiz',
              'It is the edge of the air defense identification zone.',
              [['a d i z', 'adiz', 'air defense', 'air defence', 'identification zone']],
              {
                nudge: 'What zone begins there?',
              },
            ),
            point(
              'plan',
              'You need a flight plan: DVFR, or IFR.',
              [['flight plan', 'd v f r', 'dvfr', 'defense v f r', 'filed', 'plan on file', 'd v f r plan']],
              {
                nudge: 'What do you file?',
                contradictedBy: ['no flight plan', 'nothing to file'],
              },
            ),
            point(
              'radio',
              'And a working two-way radio, by which you report.',
              [['two way radio', 'radio', 'two-way', 'position report', 'report']],
              {
                nudge: 'How do you stay in touch with them?',
              },
            ),
            point(
              'transponder',
              'And a transponder that reports altitude, switched on.',
              [['transponder', 'mode c', 'squawk', 'altitude reporting', 'discrete code', 'assigned code']],
              {
                nudge: 'And how are you identified on radar?',
              },
            ),
            point(
              'code',
              'On the discrete code that you were given, never 1200.',
              [
                [
                  'discrete',
                  'assigned code',
                  'code they',
                  'code i was',
                  'code that',
                  'not 1200',
                  'never 1200',
                ],
              ],
              {
                nudge: 'Which code do you set?',
                contradictedBy: ['squawk 1200', 'on 1200', 'set 1200', 'vfr code'],
              },
            ),
            point(
              'report',
              'The plan is activated and your position reported before you enter.',
              [
                [
                  'activate',
                  'activated',
                  'before i enter',
                  'before i cross',
                  'position report',
                  'minutes before',
                  'opened',
                ],
              ],
              { essential: false },
            ),
          ],
          modelAnswer:
            'That is the edge of the air defense identification zone. I file and activate a DVFR flight plan with my time and place of entry, and report my position on a two-way radio before I enter. My transponder reports altitude, on the discrete code that I was given, never 1200.',
          wrongAnswers: [
            {
              text: 'That is the ADIZ. VFR I just squawk with the transponder and use the radio, there is nothing to file.',
              contradicts: 'plan',
              why: 'A flight plan is a condition to enter.',
            },
            {
              text: 'That is the edge of Class C, so I need a flight plan, two-way radio and a transponder.',
              contradicts: 'adiz',
              why: 'Class C is a solid magenta line without dots.',
            },
          ],
          references: ['AIM 5-6-4', 'AIM 9-1-5', 'FAA-H-8083-25 ch. 15', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['zone'],
        },
        [
          {
            acs: ['PA.I.E.K3', 'PA.I.E.S3'],
            level: 'application',
            ask: `And the hatched area to the north, ${chart.warning}. Tell me what the W stands for, and whether you can go in there VFR.`,
            rephrase: `Tell me what kind of area ${chart.warning} is, and whether a VFR flight can cross it.`,
            keyPoints: [
              point('warning', 'It is a warning area over the sea.', [['warning']], {
                nudge: 'What kind of area is it?',
              }),
              point(
                'may',
                'You may go in: nobody forbids it, but it can be as dangerous as a restricted area.',
                [
                  [
                    'may',
                    'can',
                    'yes',
                    'allowed',
                    'legal',
                    'no permission',
                    'not prohibited',
                    'not forbidden',
                  ],
                ],
                {
                  nudge: 'What about going in?',
                  contradictedBy: ['prohibited', 'forbidden', 'may not', 'not allowed', 'need permission'],
                },
              ),
              point(
                'danger',
                'What goes on inside is hazardous.',
                [['hazard', 'danger', 'gunnery', 'missile', 'firing', 'military', 'dangerous']],
                { essential: false },
              ),
            ],
            modelAnswer:
              'It is a warning area. I may go in, nothing forbids it, but what goes on there is hazardous, like in a restricted area, so I stay out or ask the controlling agency first.',
            wrongAnswers: [
              {
                text: 'It is a warning area, and flight in it is prohibited because of military firing.',
                contradicts: 'may',
                why: 'Over the sea the area warns; it does not forbid.',
              },
            ],
            references: ['AIM 3-4-4', 'FAA-H-8083-25 ch. 15', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['warning'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: Coast, marked: Marked) {
  return drawing(
    720,
    480,
    tag('path', { d: 'M180 0 q40 120 -10 220 q-30 130 30 260 L720 480 L720 0 Z', fill: '#dcebf3' }),
    ...(marked.has('zone') ? [highlight(286, 20, 70, 350)] : []),
    ...(marked.has('warning') ? [highlight(420, 40, 220, 140)] : []),
    tag('rect', {
      x: 430,
      y: 50,
      width: 200,
      height: 120,
      fill: 'none',
      stroke: BLUE,
      'stroke-width': 12,
      'stroke-opacity': 0.35,
      'stroke-dasharray': '2 5',
    }),
    tag('rect', { x: 430, y: 50, width: 200, height: 120, fill: 'none', stroke: BLUE, 'stroke-width': 2.5 }),
    lettering(530, 116, chart.warning, BLUE, 22),
    defenseEdge(310, 20, 330, 380),
    lettering(340, 356, 'CONTIGUOUS US ADIZ', MAGENTA, 15, 'start'),
    tag('line', { x1: 150, y1: 270, x2: 650, y2: 240, stroke: '#14181a', 'stroke-width': 3 }),
    words(480, 236, 'course', { 'font-size': 13 }),
    town(150, 270, chart.port.toUpperCase()),
    town(650, 240, chart.island.toUpperCase()),
    legend(10, 400, 300, [
      [
        lineSample(MAGENTA, { transform: 'translate(0 4)' }) +
          lineSample(MAGENTA, { 'stroke-dasharray': '0.5 8', 'stroke-linecap': 'round', 'stroke-width': 6 }),
        'ADIZ',
      ],
    ]),
  );
}
