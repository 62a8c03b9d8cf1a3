import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** Null for a pilot alone. */
export function askBriefing(scenario: Scenario): Question | null {
  const { passengerPounds } = scenario.flight;
  if (!passengerPounds.length) return null;
  const who = passengerPounds.length === 1 ? 'Your passenger is' : 'Your passengers are';
  return aboutFlight(scenario, {
    id: 'pa.ii.b-your-flight-briefing',
    acs: ['PA.II.B.K1', 'PA.II.B.S2', 'PA.II.B.R3'],
    topic: 'The passenger briefing of your flight',
    level: 'application',
    ask: `${who} aboard for our flight, in a small airplane for the first time. What do you say to them before you start the engine?`,
    rephrase: `Give me the passenger briefing for our flight, as you would say it before engine start.`,
    keyPoints: [
      point(
        'belts',
        'How to fasten and unfasten belts and shoulder harnesses, and when.',
        [['seat belt', 'seatbelt', 'safety belt', 'belt', 'harness', 'buckle']],
        {
          nudge: 'What does the rule want them told about their seats?',
          contradictedBy: ['belts are optional', 'no belt'],
        },
      ),
      point(
        'out',
        'How to get out once the seat belts are open: where the doors and exits are, and what to do in an emergency.',
        [['door', 'exit', 'emergency', 'evacuate', 'evacuation', 'get out', 'fire extinguisher']],
        { nudge: 'And if something goes wrong?' },
      ),
      point(
        'quiet',
        'When to be quiet, what not to touch, and to point out traffic.',
        [['sterile', 'quiet', 'talk', 'controls', 'touch', 'traffic', 'phone', 'headset']],
        { essential: false },
      ),
      point(
        'command',
        'Who is pilot in command.',
        [['pilot in command', 'pic', 'in charge', 'i am the pilot']],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer:
      'I am pilot in command. I show how the belt and shoulder harness fasten and open, and ask for them on for taxi, takeoff and landing. Then the doors and how to get out in an emergency. Nobody touches the controls, we are quiet near the airport, and I like traffic pointed out.',
    wrongAnswers: [
      {
        text: 'I tell them to relax and enjoy the view.',
        contradicts: 'belts',
        why: 'Nothing the rule asks for.',
      },
      { text: 'Belts are optional in a small airplane.', contradicts: 'belts', why: 'They are not.' },
    ],
    assume: [
      { about: ['kids', 'child', 'children', 'old', 'age'], say: 'Grown-ups.' },
      { about: ['english', 'language', 'scared', 'nervous'], say: 'A little excited, nothing more.' },
    ],
    references: ['14 CFR 91.107', 'FAA-H-8083-3 ch. 2', 'FAA-S-ACS-6C PA.II.B'],
    facts: ['14 CFR 91.107'],
  });
}
