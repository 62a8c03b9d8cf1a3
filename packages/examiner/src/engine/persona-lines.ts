import type { Persona } from '@rightseat/contract';
import { lines } from './lines.ts';

type Reworded = Partial<Record<keyof typeof lines, readonly string[]>>;

/**
 * How the other examiners say what the plain one says: as many words of the same meaning, and never a word more of
 * praise or of help. What is not here they say alike.
 */
export const personaLines: Record<Exclude<Persona, 'plain'>, Reworded> = {
  formal: {
    acknowledgements: ['Very well.', 'Noted.', 'Understood.', 'Thank you.', 'I have that.', 'So noted.'],
    nextSubject: [
      'The next subject.',
      'We move on.',
      'A different subject now.',
      'We continue.',
      'Another area.',
    ],
    deeper: ['We stay with that.', 'One step further.', 'On the same subject.', 'To follow that up.'],
    probes: [
      'Do you wish to add anything?',
      'Is there anything further?',
      'Is that your complete answer?',
      'Anything you wish to add?',
    ],
    takeYourTime: ['You have time.', 'Take the time you need.'],
    ready: ['Please proceed.', 'Proceed when ready.'],
    greeting: ['Thank you. We begin.', 'Good. We begin.'],
    resumed: ['Welcome back. We resume where we were.', 'We resume.'],
  },
  warm: {
    acknowledgements: [
      'Okay, thanks for that.',
      'All right, I have that down.',
      'Thank you.',
      'Okay, I follow you.',
      'Got it, thanks.',
      "Okay, that's noted.",
    ],
    nextSubject: [
      "Let's turn to something else.",
      "Let's go on, shall we.",
      "Here's another subject.",
      "Let's leave that one and move along.",
      "Let's look at a different area together.",
    ],
    deeper: [
      "Let's stay with that a little.",
      "Let's go a bit further there.",
      'Stay with me on this one.',
      "Let's think on from there.",
    ],
    probes: [
      'Anything else that comes to mind?',
      "Anything you'd like to add to that?",
      'Is that all of it, as you see it?',
      'Is there anything you want to add?',
    ],
    takeYourTime: ['Take all the time you need.', 'No rush at all. Take your time.'],
    ready: ['Go ahead, please.', "Whenever you're ready."],
    greeting: ["Good to meet you. Let's get to it.", 'Nice to meet you. Here we go.'],
    resumed: ["Good to have you back. Let's pick up where we were.", "You're back. Here's where we were."],
  },
};

const reworded = new Map<readonly unknown[], Partial<Record<Persona, readonly string[]>>>(
  (Object.keys(lines) as (keyof typeof lines)[]).map((key) => [
    lines[key],
    { formal: personaLines.formal[key] ?? lines[key], warm: personaLines.warm[key] ?? lines[key] },
  ]),
);

/** The same line as this examiner words it; lists that are nobody's (numbers read back) stay as they are. */
export function inWordsOf<Line>(persona: Persona | undefined, options: readonly Line[]): readonly Line[] {
  const own = persona && reworded.get(options)?.[persona];
  return (own as readonly Line[] | undefined) ?? options;
}

/** How each introduces himself. */
export const introductions: Record<Persona, string> = {
  plain: "Hello, I'm your examiner.",
  formal: 'Good day. I am Robert Ellis, your examiner.',
  warm: "Hello, I'm Dana Hart, and I'll be your examiner.",
};
