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
    nudgeLeads: [
      'I wish to be certain of one thing.',
      'One point, to have it complete.',
      'Let me confirm one part of it.',
      'For my notes, one thing.',
      'One part I want to hear by itself.',
      'I have one part to ask for by itself.',
    ],
    nextQuestion: [
      'We move on.',
      'We continue.',
      'The next question.',
      'My next question.',
      'A further question.',
      'Another question.',
    ],
    deeper: [
      'We stay with that.',
      'One step further.',
      'On the same subject.',
      'To follow that up.',
      'I remain with that.',
      'To go on from there.',
    ],
    probes: [
      'Do you wish to add anything?',
      'Is there anything further?',
      'Is that your complete answer?',
      'Anything you wish to add?',
      'Does anything else belong to it?',
      'What else would you include?',
    ],
    takeYourTime: [
      'You have time.',
      'Take the time you need.',
      'There is no hurry.',
      'I will wait.',
      'Consider it at your leisure.',
      'In your own time.',
    ],
    ready: [
      'Please proceed.',
      'Proceed when ready.',
      'I am listening.',
      'Go on, please.',
      'You have the floor.',
      'Please begin.',
    ],
    resumed: [
      'Welcome back. We resume where we were.',
      'We resume.',
      'The connection is back. This was the question.',
      'We continue where we stopped.',
      'We are connected again. Here is where we were.',
      'You are back. The question once more.',
    ],
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
    nudgeLeads: [
      'Let me be sure I have one thing.',
      'Let me come to one part of that.',
      'Let me check one bit of that with you.',
      "There's one bit I want to be sure of.",
      'Help me with one part of it.',
      'Let me ask for one part by itself.',
    ],
    nextQuestion: [
      "Let's go on, shall we.",
      "Let's leave that one and move along.",
      "Let's move on.",
      "Here's another one.",
      'On to the next one.',
      'Let me ask you another.',
    ],
    deeper: [
      "Let's stay with that a little.",
      "Let's go a bit further there.",
      'Stay with me on this one.',
      "Let's think on from there.",
      'A little more on the same thing.',
      "Let's look at that more closely.",
    ],
    probes: [
      'Anything else that comes to mind?',
      "Anything you'd like to add to that?",
      'Is that all of it, as you see it?',
      'Is there anything you want to add?',
      'What else would you tell me there?',
      'Does anything else go with that, for you?',
    ],
    takeYourTime: [
      'Take all the time you need.',
      'No rush at all. Take your time.',
      'There is no hurry, really.',
      "Think it over, I'm here.",
      'Whenever it comes to you.',
      "I'll wait, don't hurry.",
    ],
    ready: [
      'Go ahead, please.',
      "Whenever you're ready.",
      "I'm listening.",
      'Please, go on.',
      'Go ahead, I have time.',
      "I'm all ears.",
    ],
    resumed: [
      "Good to have you back. Let's pick up where we were.",
      "You're back. Here's where we were.",
      "There you are. Let's go on with this one.",
      "I have you again. Here's what I asked.",
      "Welcome back, no harm done. Here's the question.",
      "We're connected again. This is where we stopped.",
    ],
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
  formal: 'Hello. I am Robert Ellis, your examiner.',
  warm: "Hello, I'm Dana Hart, and I'll be your examiner.",
};
