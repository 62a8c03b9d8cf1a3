/**
 * Everything the examiner says that is not content. Calm, short, spoken; no praise, no verdict. Straight
 * apostrophes: not every voice reads the curly ones.
 */
export const lines = {
  acknowledgements: ['Okay.', 'All right.', 'Thank you.', 'Understood.', 'Very well.', 'Noted.'],
  nextSubject: [
    "Let's move on.",
    'Next one.',
    "Let's talk about something else.",
    'Moving on.',
    "Let's go to another area.",
  ],
  deeper: [
    'Staying with that.',
    "Let's take that a step further.",
    'Go with me on this one.',
    'Building on that.',
  ],
  probes: [
    'Anything else on that?',
    'Anything you would add to that?',
    'Is that the whole picture?',
    'Take me through that once more. Is there anything to add?',
  ],
  emptyProbes: [
    'Tell me a little more about that.',
    'Think out loud for me on that one.',
    'Walk me through how you would think about it.',
  ],
  numberProbes: ['Can you put a number on that?', 'Do you have a figure for that?'],
  bestGuess: ['Give me your best thinking on it.', 'Tell me what you do know about it.'],
  whichDocument: ['All right. Which document would you look in?', 'Okay. Where exactly would you find that?'],
  whereToLook: ['Fair enough. Where would you look that up?', 'That happens. Where would you find it?'],
  fromMemory: [
    'That is one you need without the book. What do you have from memory?',
    "In the airplane you won't have time to look. What would you say?",
  ],
  figureAsked: ['All right. What is the figure, then?', 'Okay. What should I have heard?'],
  unclear: [
    "I didn't catch that. Say it once more for me.",
    "Sorry, that didn't come through. One more time, please.",
  ],
  suggestTyping: [
    "I'm not getting you clearly. You can type your answer instead.",
    'The sound is still poor here. Please type your answer.',
  ],
  takeYourTime: ['Take your time.', 'No rush. Take your time.'],
  ready: ['Go ahead.', "Whenever you're ready."],
  orders: [
    'I hold you to the standard, as I do everyone. Here is the question again.',
    "That isn't how this works. Back to the question.",
  ],
  wantsAnswer: [
    "I can't help you with that one during the exam. Here it is again.",
    'That has to come from you. Once more.',
  ],
  wantsVerdict: [
    "I don't grade out loud. You'll see it all in the debrief. The question again.",
    "We'll go over that at the end. Back to the question.",
  ],
  argues: [
    "I've made a note of that, and we can look at it in the debrief. Back to the question.",
    'I hear you. It goes in my notes, and we stay with the question.',
  ],
  abuse: [
    "Let's keep it professional. The question again.",
    "We'll stay with the exam. Here is the question.",
  ],
  leftOpen: ["We'll leave that one open.", "I'll leave that one without an answer, then."],
  greeting: ["Thanks. Let's get to it.", 'Good. Here we go.'],
  identity: ["I'm a computer examiner, and this is practice. Back to the question."],
  hearing: ['I hear you fine. Here is the question.'],
  resumed: ["Welcome back. Let's pick up where we were.", "You're back. Here is where we were."],
  coachRight: ["That's right.", 'Good, that covers it.', "Yes, that's what I was after.", 'Correct.'],
  coachMissing: ['You left something out.', 'Part of it is there. Here is what I still needed.'],
  coachNothing: ['Here is what I was after.', 'Let me fill that in.'],
  coachWrong: ['Not quite.', "That isn't right."],
} as const satisfies Record<string, readonly string[]>;

/** The words read back are the pilot's own. */
export const readBackLines: readonly ((heard: string) => string)[] = [
  (heard) => `I heard ${heard}. Is that what you said?`,
  (heard) => `Let me make sure I heard you. Did you say ${heard}?`,
  (heard) => `Say that figure again for me. I have ${heard}, is that what you said?`,
];
