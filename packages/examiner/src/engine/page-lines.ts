/** What the examiner says of what lies in front of the pilot. */
export const pageLines = {
  /** "…" is what lies there: "a METAR and its forecast". */
  layOut: [
    "I've put … in front of you.",
    'You have … in front of you.',
    'Have a look at … in front of you.',
    "I'm putting … in front of you.",
    "Here's …, in front of you.",
    'On the table you find ….',
  ],
  /** The pilot's end could not show it. */
  noTable: [
    "That can't be shown at your end, so we leave it.",
    "You can't see that one, I'm told, so it does not count.",
    "It seems that won't open at your end. We go on without it.",
    "I can't get that in front of you. We leave it out.",
    'That one does not reach you, so I take it back.',
    'Your end has no place for that, so it is left out.',
  ],
  /** A drawing has no words to be read. */
  notReadable: [
    "That's a drawing, and I can't read it to you. We leave it out.",
    'There is nothing in it to read aloud, so we go on without it.',
    'A drawing has to be seen. It does not count, and we go on.',
    "I can't put that one into words. We leave it.",
    'That one only works on paper, so I take it back.',
    "It can't be read out, so it is left out.",
  ],
  /** He can hardly read it. */
  larger: [
    "I've made it larger for you.",
    "There, it's larger now.",
    "I've put it up larger for you.",
    'Now you have it larger in front of you.',
    'Let me make that larger. There it is.',
    'You have it in a larger size now.',
  ],
  /** To find it there is what he is asked for; he has the floor. */
  yoursToRead: [
    'Go by what you can read there. Take your time.',
    "What's on it is for you to read. No hurry.",
    'Reading that is your part here, so take your time.',
    'That I leave to your eyes. Take the time you need.',
    "Take it from what you have there. There's no hurry.",
    "Work with what it shows you. I'll wait.",
  ],
  /** He asked what it means, or to have it in plain words, and may have had it read as it is printed. */
  yoursToDecode: [
    "What it stands for I'd like to hear from you.",
    'What it means is for you to say.',
    'The meaning I want from you.',
    "It's short for something, and that is yours to tell me.",
    'Tell me what you take it to mean.',
    "I'd like you to tell me what it means.",
  ],
  /** He asked for what he may read himself. */
  onThePage: [
    "Go by what's in front of you there.",
    'For that you have the page in front of you.',
    "That's between you and the page.",
    'Take that from what you have in front of you.',
    'I go by the page there, and so may you.',
    'Let the page in front of you answer that.',
  ],
  /** The coach, to who asks for a hint. */
  hintOnPage: [
    "It's on the page in front of you.",
    'Have another look at the page.',
    'The page in front of you has it.',
    "Go over the page once more, it's there.",
    "You'll find it on what lies in front of you.",
    'Look for it on the page.',
  ],
} as const satisfies Record<string, readonly string[]>;
