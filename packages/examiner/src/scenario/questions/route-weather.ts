import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, point, slot } from '../question-parts.ts';
import type { RouteSky, Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';

/** When he leaves is drawn, by day or so that he lands after dark. */
export const routeWeatherId = ({ leaves }: Pick<RouteSky, 'leaves'>) => `route-weather-${leaves.hour}z`;

/** Null of a pilot's own flight, whose route nobody typed. */
export function askRouteWeather(scenario: Scenario): Question | null {
  const { route } = scenario;
  if (!route) return null;
  const { ridge, storms } = route.sky;
  const highest = Math.max(...route.log.legs.map(({ highestFeet }) => highestFeet));
  const base = figure(ridge.baseFeet);
  return aboutFlight(scenario, {
    id: 'pa.i.c-your-flight-weather',
    when: 'weather',
    exhibit: routeWeatherId(route.sky),
    acs: ['PA.I.C.S3', 'PA.I.C.R1c', 'PA.I.C.K2a'],
    topic: 'Go or no-go on your flight',
    level: 'application',
    ask: 'Take the reports as we leave, Truckee above all. Decide whether we set out as planned, and give me your reason.',
    rephrase: 'From what those reports say, tell me whether we set out for Reno now, and why.',
    keyPoints: [
      point(
        'no-go',
        'No-go: we do not leave now as planned.',
        [
          [
            'no go',
            'nogo',
            'not go',
            'wait',
            'delay',
            'postpone',
            'stay',
            'cancel',
            'later',
            'not leave',
            'another way',
            'another route',
            'go around',
            'different route',
            'not as planned',
          ],
        ],
        {
          nudge: 'So what do you decide?',
          contradictedBy: ['good to go', 'it is a go', 'we go as planned', 'i go as planned', 'so we go'],
        },
      ),
      point(
        'base',
        `Above Truckee the broken layer begins at ${base} feet above the sea: its height over the field and the field's own.`,
        [asHeard([ridge.baseFeet])],
        { nudge: 'How high above the sea does that layer begin?' },
      ),
      point(
        'ridge',
        `The ground on our way reaches ${figure(highest)} feet, into that layer, and our altitude is in it, or above it with nobody knowing its tops: no plan for VFR.`,
        [
          [
            ...asHeard([highest, route.log.altitudeFeet]),
            'mountain',
            'ridge',
            'terrain',
            'peak',
            'obscured',
            'our altitude',
            'in the cloud',
            'into cloud',
            'into the cloud',
            'the ground',
            'high ground',
          ],
        ],
        { nudge: 'And what does that layer do to our plan?' },
      ),
    ],
    modelAnswer: `It is a no-go as planned. The field's height and the layer's together put the broken base above Truckee at ${base} feet above the sea. The ground on our way reaches ${figure(highest)}, so the mountains are in the cloud, and we wait or go another way.`,
    wrongAnswers: [
      {
        text: 'The visibility is ten miles everywhere and nothing is below a thousand feet, so it is a go.',
        contradicts: 'no-go',
        why: 'The ridge is in cloud.',
      },
      {
        text: `The broken layer is at ${figure(ridge.brokenFeet)} feet above the sea.`,
        contradicts: 'base',
        why: 'A METAR counts from the field.',
      },
    ],
    assume: [
      { about: ['tops', 'top'], say: 'Nobody has reported the tops.' },
      { about: ['personal', 'minimums', 'minima'], say: 'Your own minimums, as you hold them.' },
    ],
    references: ['AIM 7-1-28', 'FAA-H-8083-28 ch. 24', '14 CFR 91.155', 'FAA-S-ACS-6C PA.I.C'],
    marks: ['ridge clouds'],
    followUps: [
      {
        acs: ['PA.I.C.K2c', 'PA.I.C.K3h', 'PA.I.C.R2b'],
        level: 'application',
        ask: 'Now the forecast for Reno. Tell me what it holds for the time we would arrive.',
        rephrase: 'What does that TAF expect at Reno around our arrival, in plain words?',
        keyPoints: [
          point('storms', 'For a time, a thunderstorm with light rain.', [['thunder', 'storm', 'cb']], {
            nudge: 'What kind of weather is that?',
            contradictedBy: ['clear sky', 'no storms', 'nothing bad'],
          }),
          point('visibility', `The visibility falls to ${storms.miles} miles then.`, [], {
            nudge: 'How far would we see then?',
            numbers: [
              slot(
                [storms.miles],
                ['mile', 'statute mile'],
                ['visibility', 'vis', 'see', 'thunderstorm', 'storm'],
              ),
            ],
          }),
          point(
            'temporary',
            'TEMPO: each time for less than an hour, and less than half of the period in all.',
            [['tempo', 'temporary', 'temporarily', 'less than', 'at times', 'on and off']],
            { essential: false },
          ),
        ],
        modelAnswer: `It is in the TEMPO group, so for a time a thunderstorm with light rain. The visibility falls to ${storms.miles} miles then, below clouds of the storm at ${figure(storms.brokenFeet)} feet.`,
        wrongAnswers: [
          {
            text: 'More than six miles and a scattered layer, nothing bad.',
            contradicts: 'storms',
            why: 'The TEMPO group covers the arrival.',
          },
        ],
        references: ['AIM 7-1-28', 'FAA-H-8083-28 ch. 27', 'FAA-S-ACS-6C PA.I.C'],
        marks: ['tempo-0'],
      },
      {
        acs: ['PA.I.C.S3', 'PA.I.C.R1a'],
        level: 'correlation',
        ask: 'Suppose the clouds over the ridge have gone. Tell me the earliest time that you would plan to land at Reno.',
        rephrase: 'Going by that forecast, when is the earliest that our landing would suit you?',
        keyPoints: [
          point(
            'until',
            `Not before ${storms.until} zulu, when the temporary group has ended.`,
            [
              [
                ...asHeard([storms.until, storms.until * 100]),
                `0${storms.until}00`,
                'after the tempo',
                'tempo ends',
                'tempo is over',
                'group ends',
              ],
            ],
            { nudge: 'And what hour is that?' },
          ),
          point(
            'again',
            'Get the newest reports again before leaving.',
            [['new', 'newest', 'update', 'again', 'latest', 'check']],
            { essential: false },
          ),
        ],
        modelAnswer: `Not before ${storms.until} zulu, when the temporary group has ended, and I look at the newest reports again before we leave.`,
        wrongAnswers: [
          {
            text: 'Right away, storms at the field are only temporary.',
            contradicts: 'until',
            why: 'He would arrive in them.',
          },
        ],
        references: ['AIM 7-1-28', 'FAA-H-8083-28 ch. 27', 'FAA-S-ACS-6C PA.I.C'],
        marks: ['tempo-0'],
      },
    ],
  });
}
