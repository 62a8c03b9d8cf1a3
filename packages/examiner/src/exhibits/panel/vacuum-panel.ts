import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { card, face, horizon, needle, scale, WHITE } from './instruments.ts';

/** Six instruments in cloud, those that a vacuum pump drives with no suction. */
export interface VacuumPanel {
  knots: number;
  /** As the attitude indicator shows it; to the left is negative. */
  shownBank: number;
  shownHeading: number;
  /** As the magnetic compass has it. */
  compass: number;
  feet: number;
  /** Inches; the green arc is from 4.5 to 5.5. */
  suction: number;
}

export const vacuumPanel: VacuumPanel = {
  knots: 105,
  shownBank: -24,
  shownHeading: 128,
  compass: 90,
  feet: 5_000,
  suction: 1.2,
};

const GREEN_FROM = 4.5;
const GREEN_TO = 5.5;

export function vacuumFailure(panel: VacuumPanel): Exhibit {
  const id = 'panel-vacuum';
  if (panel.suction >= GREEN_FROM || panel.shownBank === 0)
    throw new Error(`${id}: it asks about an attitude indicator without suction`);
  const side = panel.shownBank < 0 ? 'left' : 'right';
  return {
    id,
    title: 'Six instruments and a suction gauge',
    called: 'your panel as it looks in cloud',
    description: `The attitude indicator shows ${Math.abs(panel.shownBank)} degrees to the ${side} with the nose on the horizon. The heading indicator shows ${panel.shownHeading}, the magnetic compass ${String(panel.compass).padStart(3, '0')}. The turn coordinator is level with the ball in the middle. Airspeed ${panel.knots} knots, altimeter ${panel.feet} feet, vertical speed zero. The suction gauge reads ${panel.suction} inches (green ${GREEN_FROM} to ${GREEN_TO}). A note says: airspeed, altitude and compass have not moved for a minute.`,
    sheet: (marked) => [draw(panel, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: panel, computed: [Math.abs(panel.shownBank), GREEN_FROM] },
        {
          id: 'ir.vii.d-exhibit-vacuum',
          rating: 'instrument',
          acs: ['IR.VII.D.K1', 'IR.VII.D.K2', 'IR.IV.A.K3'],
          topic: 'Instruments that disagree',
          level: 'application',
          ask: 'You are in cloud, and this is what you see. Tell me what has failed, and which instruments you no longer believe.',
          rephrase: 'Going by how they differ, tell me what is broken and which of them you would cover.',
          keyPoints: [
            point(
              'source',
              'The vacuum system has failed: the suction is far too low.',
              [['vacuum', 'vac', 'pump', 'pneumatic', 'air driven', 'suction', 'air pump', 'dry pump']],
              {
                nudge: 'What drives those that are wrong?',
                contradictedBy: ['static is blocked', 'pitot is blocked', 'electrical failure'],
              },
            ),
            point(
              'attitude',
              'You no longer believe the attitude indicator.',
              [['attitude', 'ai', 'a i', 'artificial horizon', 'horizon']],
              {
                nudge: 'Which one would lead you into a turn?',
                contradictedBy: ['roll right to level', 'trust the attitude', 'follow the attitude'],
              },
            ),
            point(
              'heading',
              'Nor the heading indicator.',
              [['heading indicator', 'directional gyro', 'd g', 'heading gyro', 'dg', 'heading']],
              {
                nudge: 'Which other instrument disagrees with the compass?',
              },
            ),
            point(
              'agree',
              'The turn coordinator, the compass, airspeed and altitude agree that you fly straight and level.',
              [['turn coordinator', 'compass', 'tc', 'straight and level', 'wings level']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer:
            'The vacuum system has failed, the suction is far too low. I no longer believe the attitude indicator and the heading indicator, and cover them. The turn coordinator and the compass say that I fly straight and level.',
          wrongAnswers: [
            {
              text: 'The vacuum failed, so I cover the heading indicator, and roll right to level the airplane by the attitude indicator.',
              contradicts: 'attitude',
              why: 'It is the attitude indicator that is wrong.',
            },
            {
              text: 'The static is blocked, so the airspeed and the altimeter are wrong; the attitude and heading indicators show a turn.',
              contradicts: 'source',
              why: 'Suction is gone; a blocked static port does not bank the horizon.',
            },
          ],
          references: ['FAA-H-8083-15 ch. 11', 'FAA-H-8083-15 ch. 5', 'POH', 'FAA-S-ACS-8C IR.VII.D'],
          marks: ['attitude', 'heading', 'suction'],
        },
        [
          {
            acs: ['IR.VII.D.R1', 'IR.VII.D.R2'],
            level: 'application',
            ask: 'You have covered them. What keeps your wings level now?',
            rephrase: 'Which instrument tells you about bank from here on?',
            keyPoints: [
              point(
                'turn',
                'The turn coordinator, with the compass to check it.',
                [['turn coordinator', 'turn and slip', 'turn and bank', 'turn needle', 't c']],
                {
                  nudge: 'Which of them runs on electricity?',
                },
              ),
            ],
            modelAnswer: 'The turn coordinator, which is electric, with the magnetic compass to check it.',
            wrongAnswers: [
              { text: 'The airspeed indicator.', contradicts: 'turn', why: 'It shows pitch, not bank.' },
            ],
            references: ['FAA-H-8083-15 ch. 11', 'FAA-H-8083-15 ch. 6', 'FAA-S-ACS-8C IR.VII.D'],
            marks: ['turn'],
          },
        ],
      ),
    ],
  };
}

function draw(panel: VacuumPanel, marked: Marked) {
  const [left, middle, right, upper, lower, radius] = [120, 340, 560, 120, 350, 90];
  const at: Record<string, readonly [number, number]> = {
    attitude: [middle, upper],
    heading: [middle, lower],
    turn: [left, lower],
  };
  return drawing(
    700,
    560,
    ...Object.entries(at).flatMap(([name, [x, y]]) =>
      marked.has(name) ? [highlight(x - 100, y - 100, 200, 228)] : [],
    ),
    ...(marked.has('suction') ? [highlight(400, 482, 292, 36)] : []),
    face(left, upper, radius, 'Airspeed, knots'),
    scale(
      left,
      upper,
      radius,
      [40, 60, 80, 100, 120, 140, 160].map((knots) => [String(knots), (knots - 40) * 2.4]),
    ),
    needle(left, upper, 60, (panel.knots - 40) * 2.4),
    face(middle, upper, radius, 'Attitude'),
    horizon(middle, upper, radius - 6, panel.shownBank),
    face(right, upper, radius, 'Altimeter, feet'),
    scale(
      right,
      upper,
      radius,
      Array.from({ length: 10 }, (_, digit) => [String(digit), digit * 36] as const),
    ),
    needle(right, upper, 68, ((panel.feet % 1_000) / 1_000) * 360, 3),
    needle(right, upper, 44, (panel.feet / 10_000) * 360, 6),
    face(left, lower, radius, 'Turn coordinator'),
    tag('path', {
      d: `M${left - 56} ${lower} h112 M${left} ${lower} v-16`,
      stroke: WHITE,
      'stroke-width': 6,
    }),
    tag('rect', { x: left - 36, y: lower + 34, width: 72, height: 20, rx: 10, fill: WHITE }),
    tag('circle', { cx: left, cy: lower + 44, r: 9, fill: '#101416' }),
    words(left - 62, lower + 26, 'L', { fill: WHITE }),
    words(left + 54, lower + 26, 'R', { fill: WHITE }),
    face(middle, lower, radius, 'Heading'),
    card(middle, lower, radius - 2, panel.shownHeading),
    needle(middle, lower, 40, 0),
    face(right, lower, radius, 'Vertical speed'),
    words(right - 80, lower + 5, '0', { fill: WHITE }),
    needle(right, lower, 66, -90),
    words(20, 506, `Magnetic compass ${String(panel.compass).padStart(3, '0')}`, {
      'font-size': 17,
      'font-weight': 'bold',
    }),
    words(408, 506, `Suction ${panel.suction} in (green ${GREEN_FROM} to ${GREEN_TO})`, {
      'font-size': 15,
      'font-weight': 'bold',
    }),
    words(20, 534, 'Airspeed, altitude and compass have not moved for a minute.', { 'font-size': 13 }),
  );
}
