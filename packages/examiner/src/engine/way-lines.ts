/** Said on the way from one question to another. */
export const wayLines = {
  /** None says "a different subject": two tasks may hold much the same, and he would have just spoken of it. */
  nextQuestion: [
    "Let's move on.",
    'Next one.',
    'Moving on.',
    "Here's another one.",
    'On to the next one.',
    'Let me ask you another.',
  ],
  /** A case that is none of the flight's, after one that is: without a word they would contradict each other. */
  besideFlight: [
    'Leave our flight aside for this one.',
    'A case of its own now.',
    'Take this one by itself, without our flight.',
    'Set our flight aside for a moment.',
    'Now a case apart from our flight.',
    'Our flight can wait for this one.',
  ],
  /** The same where the round comes back to it no more. */
  afterFlight: [
    'That was our flight. From here on, each case stands by itself.',
    'So much for our flight. What comes now are cases of their own.',
    'We leave our flight here. The next ones stand by themselves.',
    'Our flight ends here. Now for some other cases.',
    "That's all about our flight. Now a few cases of their own.",
    'Enough of our flight. From here on, one case at a time.',
  ],
  backToFlight: [
    'Back to our flight.',
    'Now our flight again.',
    "Let's go back to our flight.",
    'Our flight once more.',
    'On with our flight.',
    'Coming back to our flight.',
  ],
  /** From the last of the ground back to the first of it. */
  secondRound: [
    'That was one time around. There is time for more.',
    'We have time left, so I go around once more.',
    "I've been through it once. Let's use the time for a few more.",
    'There is time for another round.',
    'We still have time, so I begin at the front again.',
    'Once around, and time left. A few more, then.',
  ],
};
