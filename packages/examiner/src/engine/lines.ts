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
    'A different subject.',
    "Here's another one.",
  ],
  deeper: [
    "Let's stay with that.",
    "Let's take that a step further.",
    'Stay with me on this one.',
    'Building on that.',
    'Sticking with that for a moment.',
    'One more on the same subject.',
  ],
  probes: [
    'Anything else on that?',
    "Anything you'd add to that?",
    'Is that the whole picture?',
    'Is there anything you want to add?',
    'What else comes to mind there?',
    'Does anything else belong to that?',
  ],
  emptyProbes: [
    'Tell me a little more about that.',
    'Think out loud for me on that one.',
    "Walk me through how you'd think about it.",
    'Take me through your thinking.',
    'Say a bit more about that for me.',
    'Go a little further with that.',
  ],
  numberProbes: [
    'Can you put a number on that?',
    'Do you have a figure for that?',
    'What number goes with that?',
    'Is there a figure you would give me?',
    'How much, in numbers?',
    'Can you give me the figure?',
  ],
  rephrased: [
    'Let me put it another way.',
    'Let me ask it differently.',
    'Let me come at it from another side.',
    'Put differently.',
    'Let me say that another way.',
    'Same thing in other words.',
  ],
  bestGuess: [
    'Give me your best thinking on it.',
    'Tell me what you do know about it.',
    'Start with the part you are sure of.',
    'Reason it through for me.',
    'What would you expect it to be, and why?',
    'Tell me how far you get with it.',
  ],
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
  nervous: [
    "That's all right, everybody is. Take a breath, and take your time.",
    "Nothing to be sorry for. There's no hurry here.",
    "That's normal. Settle yourself, and start wherever you like.",
  ],
  nervousAgain: [
    "You're doing this the right way, by talking it through. I'll wait.",
    "No rush at all. I'm still here when you're ready.",
  ],
  smallTalk: [
    'Good to hear. Back to work.',
    'Fair enough. Where were we.',
    'I believe it. Back to the question.',
    'Glad you told me. Now then.',
  ],
  confirmStop: ['Do you want to end the exam here?', 'Just to be sure, shall we end the exam at this point?'],
  goOn: ["All right, we'll go on.", "Good, let's carry on."],
  putOff: [
    "All right, we'll come back to it.",
    "Sure. I'll bring it up again before we finish.",
    "That's fine, I've put it aside for later.",
  ],
  putOffBefore: [
    "We've put that one off already, so let's finish it now.",
    "I'd like to settle this one now.",
  ],
  comeBack: ["Let's come back to the one you put off.", "There's the one you wanted to come back to."],
  corrected: [
    "Noted, I've put that with the earlier answer. Back to where we were.",
    "Thank you, I'll take that for the earlier one. And here's where we were.",
  ],
  noted: ["I've made a note of that. Back to the question.", "Noted. Here's where we were."],
  sayItOnceMore: [
    'I may have missed it, so say it once more for me.',
    "Then I didn't get all of it. Once more, please.",
  ],
  soYouDid: ['So you did, thank you.', "You're right, I have it here."],
  assume: [
    "Assume what's usual for your trainer, and tell me what you assume.",
    "Take what's usual where you fly, and tell me what you took.",
  ],
  asTold: ['That comes with the question. Here it is again.', "It's in what I asked, so listen once more."],
  sameWords: [
    "I can't say it more plainly without giving it away. Here it is once more.",
    'Take it just as it stands. Once more.',
  ],
  hint: ["I'll tell you where it's written:", 'Think of what you read in', 'The place to picture is'],
  wantsVerdictCoach: [
    "I'll tell you as soon as you're done with it. Back to the question.",
    "Finish it first, then I'll tell you. Here it is again.",
  ],
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
  hearing: ["I hear you fine. Here's the question.", "You're coming through. The question again."],
  hardToHear: [
    'Then once more, and you can read it on the screen as well.',
    "I'll say it again. It's on your screen too.",
  ],
  otherTrouble: [
    "All right, see to it. I'm not going anywhere.",
    "Take the time to sort it out. I'll be here.",
  ],
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
