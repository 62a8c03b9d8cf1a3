import type { Content } from '#content/content.ts';
import { tellFlight } from '#scenario/speak-flight.ts';
import { askFirst } from './ask.ts';
import type { ExamState } from './exam-state.ts';
import { introductions } from './persona-lines.ts';
import type { Turn } from './say.ts';

/** Who is speaking, that it is practice, how it goes, and the first question. */
export function openExam(state: ExamState, content: Content): Turn {
  if (!state.plan.length) {
    return {
      state: { ...state, phase: 'ended' },
      say: ["I don't have questions for that choice yet. Please pick another area."],
    };
  }
  const first = askFirst({ ...state, phase: 'running' }, content);
  return { state: first.state, say: [...opening(state), ...first.say] };
}

function opening({ options, scenario }: ExamState): string[] {
  if (options.kind === 'demo') {
    return [
      "Hello, I'm your examiner for the next few minutes.",
      "I'm a computer, and this is practice, so relax and answer as you would on the day.",
      'If you want to hear a question again, just say, "say again."',
      "Here's the first one.",
    ];
  }
  const minutes = Math.max(1, Math.round(options.limitSeconds / 60));
  return [
    `${introductions[options.choice.persona ?? 'plain']} I'm a computer, and this is practice. We have about ${minutes} minutes.`,
    options.choice.manner === 'coach'
      ? "I'll give you a short word after each answer."
      : "I'll keep my opinion to myself until the debrief, so don't read anything into my silence.",
    "I hold you to the ACS, and perfection isn't the standard. I'll take notes as we go.",
    'It ends in one of three ways: satisfactory, a disapproval with credit for what held, or a discontinuance if you stop early.',
    ...(scenario ? tellFlight(scenario) : []),
    'Take the time you need. The test has begun.',
  ];
}
