/** What the examiner says to what a pilot asks beside his answer. */
export const besideLines = {
  /** He asked something beside an answer: it fits whatever it was, and asks for nothing. */
  notNow: [
    "I won't go into that here.",
    "I'd rather leave that open.",
    "I'll stay out of that one.",
    'I have to pass on that one.',
    "Let's leave that aside.",
    "I'll leave that one with you.",
  ],
  /** "Shall I go on?", "Do you want the speeds too?" */
  offerTaken: [
    'Please do.',
    'Yes, go ahead.',
    'Sure, let me hear it.',
    "If you have it, I'd like to hear it.",
    'By all means.',
    "Go on, I'm listening.",
  ],
  /** He offers more, or asks what he should tell himself: it fits either. */
  fromYou: [
    "I'd like to hear that from you.",
    'Let me hear that from you.',
    'You tell me.',
    'Tell me the way you see it.',
    "That's yours to say. Go ahead.",
    "I'll take it the way you tell it.",
  ],
  /** The same beside an answer, which goes its way: it fits whatever he asks there, and leaves him free to say more. */
  leftToYou: [
    'I leave that to you.',
    "That's for you to say.",
    "I'll go by what you make of it.",
    "You're the one to settle that.",
    'That one is yours to settle.',
    'I leave that one in your hands.',
  ],
  /** "One by one, or will a list do?", "May I assume that, or do you want it too?": it fits either. */
  either: [
    'Whichever you like.',
    'Either is fine.',
    'As you prefer.',
    'Either way is fine with me.',
    'Whichever suits you.',
    'That is up to you.',
  ],
  /** He offers more where he has been asked often enough. */
  offerDeclined: [
    "That won't be needed, thank you.",
    'No need for that, thank you.',
    'We can do without that, thanks.',
    'Thanks, we can leave that.',
    "I don't need that one, thank you.",
    'You can spare yourself that, thanks.',
  ],
  /** He would hear once more, or in other words, what he has answered whole. */
  settled: [
    "You won't need that any more.",
    'No need for that now, you have answered.',
    "We don't need that any more.",
    'We can do without it now.',
    'You can let that go now.',
    "That makes no difference now, let's go on.",
  ],
  /** He says that his question got no reply; what can be said to it follows. */
  passedOver: [
    'Sorry, I passed over that.',
    'I went past your question, sorry.',
    'That got by me, sorry.',
    'You did ask, and I let it go by.',
    "I'm sorry, I left that hanging.",
    'I owe you a word on that, sorry.',
  ],
  /** Beside an answer, about the examiner or the weather. */
  afterward: [
    "Let's keep that for afterward.",
    'Ask me that when we are done.',
    "We'll save that one for later.",
    'That can wait until the exam is over.',
    "Let's talk about that afterward.",
    'One for after the exam.',
  ],
  /** The same of the coach, of what the books would tell him. */
  lookItUp: [
    'Good question. Look that one up afterward.',
    "That's worth looking up afterward.",
    "Look that one up when we're done.",
    'Put that on your list of things to look up.',
    "That's a good one to look up after this.",
    'Keep that one, and read up on it later.',
  ],
  /**
   * "May I use my calculator for these?", after an answer that needs none any more. It gives leave for the room and for nothing
   * else: "You wouldn't let me through with a water bucket, would you?" was taken for such a wish.
   */
  youMay: [
    'Here at the table, as you like.',
    'Whatever helps you in here is fine.',
    'In here you may.',
    "At the table that's up to you.",
    'As far as this room goes, certainly.',
    'Here with me, no problem.',
  ],
  /** "Is weather next?", "Do I hear the result today?" */
  course: [
    "You'll see as we go along.",
    'That comes by itself as we go.',
    "I'll let you know when we get there.",
    "We'll come to that in its own time.",
    "Let's take it as it comes.",
    "You'll hear that from me in good time.",
  ],
  /** "Can I stop for a sip of water?", and no more leave than for that. */
  leave: [
    "Here at the table, go ahead. I'll wait.",
    "In here, please do. There's no hurry.",
    "That's fine in here. Take your time.",
    "Here with me, go right ahead. I'll wait.",
    'As far as this room goes, yes. No rush.',
    "In this room, no problem. I'll wait.",
  ],
} as const satisfies Record<string, readonly string[]>;
