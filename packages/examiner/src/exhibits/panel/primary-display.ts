import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { crossedOut, FLAG, horizon, WHITE } from './instruments.ts';

/** A primary flight display of which one source has gone. */
export interface PrimaryDisplay {
  /** What has failed: attitude and heading, or airspeed, altitude and vertical speed. */
  failed: 'ahrs' | 'air-data';
  knots: number;
  feet: number;
}

export const primaryDisplay: PrimaryDisplay = { failed: 'ahrs', knots: 112, feet: 6_000 };

export function displayFailure(shown: PrimaryDisplay): Exhibit {
  const id = 'panel-display';
  if (shown.failed !== 'ahrs') throw new Error(`${id}: it asks about the failure of the attitude source`);
  return {
    id,
    title: 'A primary flight display',
    called: 'your primary flight display',
    description: `A glass display. Where attitude and the compass rose belong stand red crosses with the words ATTITUDE FAIL and HDG. The tapes beside them show ${shown.knots} knots on the left and ${shown.feet} feet on the right, with a vertical speed of zero.`,
    sheet: (marked) => [draw(shown, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: shown },
        {
          id: 'ir.ii.b-exhibit-display',
          rating: 'instrument',
          acs: ['IR.II.B.K1c', 'IR.II.B.R3', 'IR.VII.D.K2'],
          topic: 'Red crosses on a glass display',
          level: 'application',
          ask: 'In cloud your display turns into this. Tell me which system behind it has failed, and what you fly by.',
          rephrase: 'Going by what is crossed out, tell me what is broken and what you look at instead.',
          keyPoints: [
            point(
              'ahrs',
              'The AHRS: it gives attitude and heading.',
              [
                [
                  'ahrs',
                  'a h r s',
                  'attitude and heading reference',
                  'attitude heading reference',
                  'attitude reference',
                  'a hars',
                  'attitude source',
                ],
              ],
              {
                nudge: 'Which unit feeds the attitude and the heading?',
                contradictedBy: ['air data computer failed', 'adc failed', 'a d c failed'],
              },
            ),
            point(
              'standby',
              'You fly by the standby attitude indicator.',
              [['standby', 'stand by', 'backup', 'back up attitude', 'reserve']],
              {
                nudge: 'What do you look at for bank?',
              },
            ),
            point(
              'compass',
              'And the magnetic compass for heading.',
              [['magnetic compass', 'compass', 'whiskey', 'ground track', 'wet compass', 'gps track']],
              {
                nudge: 'And for direction?',
              },
            ),
            point(
              'air-data',
              'Airspeed and altitude still work: they come from the air data computer.',
              [['air data', 'airspeed', 'altimeter', 'tapes', 'tape', 'adc', 'altitude still']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer:
            'The AHRS has failed. Airspeed and altitude still work, they come from the air data computer. I fly by the standby attitude indicator, with the magnetic compass for heading.',
          wrongAnswers: [
            {
              text: 'The air data computer failed, so I use the standby instruments and the compass.',
              contradicts: 'ahrs',
              why: 'Then the tapes would be crossed out.',
            },
            {
              text: 'The AHRS is gone. I keep flying by the airspeed tape alone, and watch the compass.',
              contradicts: 'standby',
              why: 'A tape does not tell bank.',
            },
          ],
          references: ['FAA-H-8083-15 ch. 5', 'FAA-H-8083-15 ch. 11', 'POH', 'FAA-S-ACS-8C IR.II.B'],
          marks: ['attitude', 'heading'],
        },
        [
          {
            acs: ['IR.VII.D.K1', 'IR.III.A.K3'],
            level: 'application',
            ask: 'And whom do you tell?',
            rephrase: 'Who outside the airplane should hear of it?',
            keyPoints: [
              point(
                'atc',
                'You tell ATC as soon as practical.',
                [['atc', 'a t c', 'controller', 'center', 'approach control', 'air traffic']],
                {
                  nudge: 'Who on the ground should know of it?',
                  contradictedBy: ['nobody', 'no one', 'after landing'],
                },
              ),
              point(
                'help',
                'What you still can do, and the help that you want.',
                [['no gyro', 'help', 'vectors', 'assistance', 'partial panel', 'emergency']],
                { essential: false },
              ),
            ],
            modelAnswer:
              'I tell ATC as soon as I can, what still works and what help I want, such as no-gyro vectors.',
            wrongAnswers: [
              {
                text: 'Nobody, I write it up after landing.',
                contradicts: 'atc',
                why: 'A loss that matters under IFR is reported.',
              },
            ],
            references: ['14 CFR 91.187', 'AIM 5-3-3', 'FAA-S-ACS-8C IR.VII.D'],
            marks: ['attitude'],
          },
        ],
      ),
    ],
  };
}

function draw(shown: PrimaryDisplay, marked: Marked) {
  const tape = (x: number, value: string) =>
    tag('rect', { x, y: 60, width: 92, height: 260, fill: '#232b2e', stroke: '#5a666a' }) +
    tag('rect', { x, y: 172, width: 92, height: 36, fill: '#000000', stroke: WHITE }) +
    words(x + 46, 198, value, {
      fill: WHITE,
      'font-size': 24,
      'text-anchor': 'middle',
      'font-weight': 'bold',
    });
  return drawing(
    640,
    500,
    ...(marked.has('attitude') ? [highlight(132, 14, 376, 32)] : []),
    ...(marked.has('heading') ? [highlight(134, 436, 372, 34)] : []),
    tag('rect', { x: 20, y: 46, width: 600, height: 390, fill: '#101416' }),
    tag('g', { opacity: 0.15 }, horizon(320, 190, 120, 0)),
    crossedOut(150, 60, 340, 260),
    words(320, 180, 'ATTITUDE FAIL', {
      fill: FLAG,
      'font-size': 26,
      'text-anchor': 'middle',
      'font-weight': 'bold',
    }),
    crossedOut(210, 334, 220, 92),
    words(320, 376, 'HDG', { fill: FLAG, 'font-size': 22, 'text-anchor': 'middle', 'font-weight': 'bold' }),
    tape(36, String(shown.knots)),
    tape(512, String(shown.feet)),
    words(82, 346, 'KNOTS', { fill: WHITE, 'text-anchor': 'middle' }),
    words(558, 346, 'FEET', { fill: WHITE, 'text-anchor': 'middle' }),
    words(558, 380, 'VS 0', { fill: WHITE, 'text-anchor': 'middle' }),
  );
}
