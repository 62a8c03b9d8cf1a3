import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { town, trainingRoute } from './landmarks.ts';

/** Two military training routes over a course. Four digits: all of it at or below 1,500 feet above the ground. */
export interface TrainingRoutes {
  visual: string;
  instrument: string;
  flightFeetAboveGround: number;
}

export const trainingRoutes: TrainingRoutes = {
  visual: 'VR1279',
  instrument: 'IR218',
  flightFeetAboveGround: 1_000,
};

const LOW = 1_500;
const digits = (name: string) => name.slice(2);
const isLow = (name: string) => digits(name).length === 4;
const figure = (value: number) => value.toLocaleString('en-US');

export function trainingRouteChart(chart: TrainingRoutes): Exhibit {
  const id = 'chart-training-route';
  if (!isLow(chart.visual) || isLow(chart.instrument) || chart.flightFeetAboveGround >= LOW)
    throw new Error(`${id}: it asks about a low route of four digits, and one of three`);
  return {
    id,
    title: 'Sectional extract: thin gray lines',
    called: 'a piece of a sectional with two gray lines',
    description: `A course runs from DUNMORE on the left to PELLA on the right. A thin gray line marked ${chart.visual} with an arrow crosses it first, then one marked ${chart.instrument} with an arrow.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: chart,
          computed: [LOW, digits(chart.visual), digits(chart.instrument), 10_000, 250],
        },
        {
          id: 'pa.i.e-exhibit-training-route',
          rating: 'private',
          acs: ['PA.I.E.K3', 'PA.I.E.K2', 'PA.I.D.K1'],
          topic: 'A military training route on the course',
          level: 'understanding',
          ask: `You fly that course from Dunmore to Pella at ${figure(chart.flightFeetAboveGround)} feet above the ground. Tell me what the gray line is that you cross first, and what you would look for there.`,
          rephrase: `About the line marked ${chart.visual}, tell me what it stands for, and what may come along it.`,
          keyPoints: [
            point(
              'route',
              'It is a military training route.',
              [
                ['military', 'm t r', 'mtr', 'air force', 'fighter'],
                ['route', 'training', 'm t r', 'mtr', 'low level', 'track', 'corridor'],
              ],
              {
                nudge: 'What do you call a line like that?',
              },
            ),
            point(
              'fast',
              'Military airplanes fly there low and very fast, above 250 knots.',
              [['fast', 'high speed', 'speed', '250', 'fighter']],
              {
                nudge: 'How do they fly there?',
              },
            ),
            point(
              'low',
              `Four digits: the whole route lies at or below ${figure(LOW)} feet above the ground, your height.`,
              [
                [
                  'four digit',
                  '4 digit',
                  String(LOW),
                  'low level',
                  'low altitude',
                  'my altitude',
                  'my height',
                  'low',
                  '4 number',
                ],
              ],
              { essential: false },
            ),
            point(
              'ask',
              'Flight service or the controller can tell whether it is in use.',
              [['flight service', 'controller', 'center', 'f s s', 'ask', 'briefer', 'briefing']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `That is a military training route. Fast military jets fly along it, and its four digits say that it is flown at or below ${figure(LOW)} feet above the ground, at my height. I look out and ask flight service whether it is in use.`,
          wrongAnswers: [
            {
              text: 'That is a Victor airway, with fast airline traffic.',
              contradicts: 'route',
              why: 'Airways are blue, and named with a V.',
            },
            {
              text: 'A military training route for slow helicopters.',
              contradicts: 'fast',
              why: 'Such routes are there for more than 250 knots.',
            },
          ],
          references: ['AIM 3-5-2', 'AIM 9-1-5', 'FAA-H-8083-25 ch. 15', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['visual'],
        },
        [
          {
            acs: ['PA.I.E.K3', 'PA.I.E.S3'],
            level: 'understanding',
            ask: "Do you need anybody's permission to cross it?",
            rephrase: 'May you simply fly across such a line?',
            keyPoints: [
              point(
                'free',
                'No: VFR you may cross it, looking out.',
                [
                  [
                    'no',
                    'not need',
                    "don't need",
                    'may cross',
                    'no permission',
                    'free to cross',
                    'not required',
                    'free',
                  ],
                ],
                {
                  nudge: 'So is a clearance needed?',
                  contradictedBy: ['need permission', 'need a clearance', 'yes'],
                },
              ),
            ],
            modelAnswer: 'No, VFR I may cross it. I look out well and cross it quickly, at a right angle.',
            wrongAnswers: [
              {
                text: 'Yes, I need a clearance from the military.',
                contradicts: 'free',
                why: 'It restricts nobody.',
              },
            ],
            references: ['AIM 3-5-2', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['visual'],
          },
          {
            acs: ['PA.I.E.K2', 'PA.I.E.K3'],
            level: 'understanding',
            ask: 'The second one has three digits. What do they tell you about its altitude?',
            rephrase: `What does the shorter number of ${chart.instrument} say of how high it is flown?`,
            keyPoints: [
              point(
                'above',
                `At least a part of it lies above ${figure(LOW)} feet above the ground.`,
                [[`above ${LOW}`, `higher than ${LOW}`, `over ${LOW}`, `more than ${LOW}`]],
                {
                  nudge: 'Which height divides the two kinds?',
                  contradictedBy: [`below ${LOW}`, `under ${LOW}`],
                },
              ),
            ],
            modelAnswer: `At least one segment of it is flown above ${figure(LOW)} feet above the ground.`,
            wrongAnswers: [
              {
                text: `That all of it is below ${figure(LOW)} feet.`,
                contradicts: 'above',
                why: 'That is what four digits say.',
              },
            ],
            references: ['AIM 3-5-2', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['instrument'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: TrainingRoutes, marked: Marked) {
  return drawing(
    720,
    440,
    ...(marked.has('visual') ? [highlight(180, 130, 110, 130)] : []),
    ...(marked.has('instrument') ? [highlight(430, 130, 110, 130)] : []),
    trainingRoute(140, 330, 330, 60, chart.visual),
    trainingRoute(400, 70, 570, 330, chart.instrument),
    tag('line', { x1: 60, y1: 220, x2: 660, y2: 180, stroke: '#14181a', 'stroke-width': 3 }),
    words(330, 190, 'course', { 'font-size': 13 }),
    town(60, 220, 'DUNMORE'),
    town(660, 180, 'PELLA'),
  );
}
