import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';

/** Three altitudes, one of which is the highest. */
export function askLostRadio(scenario: Scenario): Question {
  const { assignedFeet, minimumFeet, expectedFeet, highestFeet } = scenario.ifr;
  return aboutFlight(scenario, {
    id: 'ir.vii.a-your-flight-lost-radio',
    acs: ['IR.VII.A.K1', 'IR.VII.A.R2'],
    topic: 'Lost communication on your flight',
    level: 'application',
    ask: `Suppose the radios die in cloud on our flight. You're assigned ${figure(assignedFeet)} feet, the minimum is ${figure(minimumFeet)}, and you were told to expect ${figure(expectedFeet)} by now. Tell me which altitude you fly and why.`,
    rephrase: `No radio, in cloud: assigned ${figure(assignedFeet)}, minimum ${figure(minimumFeet)}, expected ${figure(expectedFeet)}. Tell me how you choose the altitude.`,
    keyPoints: [
      point(
        'highest',
        'The highest of the assigned, the minimum and the expected altitude.',
        [['highest', 'higher', 'highest of']],
        {
          nudge: 'How do you choose between them?',
          contradictedBy: ['lowest', 'stay at the assigned', 'last assigned only'],
        },
      ),
      point(
        'altitude',
        `Here that is the expected altitude: ${figure(highestFeet)} feet.`,
        [
          [
            'expected altitude',
            'altitude expected',
            'expected one',
            `fly ${highestFeet}`,
            `climb to ${highestFeet}`,
            `go to ${highestFeet}`,
            `at ${highestFeet}`,
            `${highestFeet} because`,
            `${highestFeet} feet because`,
            `is ${highestFeet}`,
            `to ${highestFeet}`,
          ],
        ],
        {
          essential: false,
          contradictedBy: [
            `stay at ${assignedFeet}`,
            `descend to ${minimumFeet}`,
            `fly ${assignedFeet}`,
            `maintain ${assignedFeet}`,
          ],
        },
      ),
      point('squawk', 'Squawk the code for lost communication.', [['squawk', 'transponder', '7600']], {
        essential: false,
      }),
      point('visual', 'In visual conditions: stay VFR and land.', [['visual', 'vmc', 'vfr']], {
        essential: false,
      }),
    ],
    modelAnswer: `I fly the highest of the three, the expected altitude: ${figure(highestFeet)} feet. I squawk lost communication, and if I come into visual conditions I stay VFR and land as soon as practicable.`,
    wrongAnswers: [
      {
        text: `I stay at ${figure(assignedFeet)}, that is my clearance.`,
        contradicts: 'altitude',
        why: 'The highest of three.',
      },
      {
        text: 'I take the lowest of the three to be safe from traffic.',
        contradicts: 'highest',
        why: 'The highest.',
      },
    ],
    assume: [
      { about: ['visual', 'vmc', 'clear'], say: 'Solid cloud.' },
      { about: ['handheld', 'phone', 'backup'], say: 'Nothing of that kind.' },
      { about: ['time', 'passed'], say: 'The time has come.' },
    ],
    references: ['14 CFR 91.185', 'AIM 6-4-1', 'FAA-S-ACS-8C IR.VII.A'],
    facts: ['14 CFR 91.185'],
  });
}
