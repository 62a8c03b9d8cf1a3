/**
 * Everything the examiner says that is not content. Calm, short, spoken; no praise, no verdict. Straight
 * apostrophes: not every voice reads the curly ones.
 */
export const lines = {
  acknowledgements: ['Okay.', 'All right.', 'Thank you.', 'Understood.', 'Got it.', 'Okay, thanks.'],
  nextSubject: [
    "Let's move on.",
    'Next one.',
    "Let's talk about something else.",
    'Moving on.',
    "Let's go to a different area.",
  ],
  deeper: [
    "Let's stay with that.",
    "Let's take that a step further.",
    'Stay with me on this one.',
    'Building on that.',
  ],
  probes: [
    'Anything else on that?',
    "Anything you'd add to that?",
    'Is that the whole picture?',
    'Is there anything you want to add?',
  ],
  emptyProbes: [
    'Tell me a little more about that.',
    'Think out loud for me on that one.',
    "Walk me through how you'd think about it.",
  ],
  numberProbes: ['Can you put a number on that?', 'Do you have a figure for that?'],
  rephrased: ['Let me put it another way.'],
  bestGuess: ['Give me your best thinking on it.', 'Tell me what you do know about it.'],
  whichDocument: ['All right. Which document would you look in?', 'Okay. Where exactly would you find that?'],
  whereToLook: ['Fair enough. Where would you look that up?', 'That happens. Where would you find it?'],
  openBooks: ["Go ahead, show me where you'd find it.", "Sure, go ahead. Show me where you'd find it."],
  whatFound: ['What did you find?', 'All right. What did you find?', 'Okay. What does it say?'],
  foundNothing: ['All right. What would you say without the book?', 'Okay. What can you tell me without it?'],
  hadTheBooks: ["You've had the book on this one. Tell me what you have."],
  fromMemory: [
    "That's one you need without the book. What do you have from memory?",
    "I'd like this one without the book. What would you say?",
  ],
  figureAsked: ["All right. What's the figure, then?", 'Okay. What should I have heard?'],
  unclear: [
    "I didn't catch that. Say it once more for me.",
    "Sorry, that didn't come through. One more time, please.",
  ],
  suggestTyping: [
    "I'm not getting you clearly. You can type your answer instead.",
    "I'm still not hearing you well. Please type your answer.",
  ],
  takeYourTime: ['Take your time.', 'No rush. Take your time.'],
  ready: ['Go ahead.', "Whenever you're ready."],
  orders: [
    "I hold everyone to the same standard. Here's the question again.",
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
    "I hear you. I'll make a note of it, and we'll stay with the question.",
  ],
  abuse: [
    "Let's keep it professional. The question again.",
    "We'll stay with the exam. Here's the question.",
  ],
  leftOpen: ["We'll leave that one open.", "Let's leave that one unanswered, then."],
  greeting: ["Thanks. Let's get to it.", 'Good. Here we go.'],
  identity: ["I'm a computer examiner, and this is practice. Back to the question."],
  hearing: ["I hear you fine. Here's the question."],
  resumed: ["Welcome back. Let's pick up where we were.", "You're back. Here's where we were."],
  coachRight: ["That's right.", 'Good, that covers it.', "Yes, that's what I was after.", 'Correct.'],
  coachMissing: ['You left something out.', "You have part of it. Here's what I still needed."],
  coachNothing: ["Here's what I was after.", 'Let me fill that in.'],
  coachWrong: ['Not quite.', "That isn't right."],
} as const satisfies Record<string, readonly string[]>;

/** The words read back are the pilot's own. */
export const readBackLines: readonly ((heard: string) => string)[] = [
  (heard) => `I heard ${heard}. Is that what you said?`,
  (heard) => `Let me make sure I heard you. Did you say ${heard}?`,
  (heard) => `Let me check that figure with you: ${heard}?`,
];
