/** What the examiner says to who asks where he stands, told as it stands, and to who tells beside his answer how he feels. */
export const standingLines = {
  /** How many questions are to come, fewer where the time goes. The number follows by itself, so that both are known beforehand. */
  questionsLeft: [
    'After this one there are at the most:',
    'If the time allows, I still have:',
    'Counting from here, at the most:',
    'This is what I can still ask you, at the most:',
    'You have this many to come, or fewer:',
    'On my list, after this one:',
  ],
  /** How the coach's pilot does so far: of fewer than three answers, … */
  soFarEarly: [
    "It's early to say.",
    'Ask me again in a few questions.',
    "You've only just begun.",
    "There's not enough yet to go by.",
    'Too early to tell.',
    'Let me hear a few more first.',
  ],
  /** … of three quarters and more that held, … */
  soFarMostly: [
    'Most of it held so far.',
    "You're doing well so far.",
    'So far most of your answers held.',
    'Well, so far: most of it was there.',
    "It's going well.",
    'You had most of it so far.',
  ],
  /** … of half, … */
  soFarHalf: [
    'About half of it or a little more held so far.',
    "So far it's mixed: a good part held, a good part didn't.",
    'Some of it held, and some is still to be worked on.',
    'So far you had a good half of it.',
    "It's half and half so far, a little better than that at best.",
    'More than a few answers were good, and more than a few were not whole.',
  ],
  /** … and of less. */
  soFarLess: [
    "So far more was missing than held. That's what practice is for.",
    'Less than half of it held so far.',
    "There's a good deal to work on, by what I've heard so far.",
    'So far most answers were not whole yet.',
    'Not enough of it held so far, and the debrief will say what.',
    'So far less than half, so take your time with the next ones.',
  ],
  lastQuestion: [
    'This is the last one.',
    'That was the last one on my list.',
    'We are at the end of my list.',
    'Nothing comes after this one.',
    "We're just about through.",
    'This one ends it.',
  ],
  youSaidIt: [
    'Yes, you said that.',
    'You did say that.',
    'Yes, I have that from you.',
    'That was in what you said.',
    'Yes, it is in my notes.',
    'You mentioned it, yes.',
  ],
  notSaidYet: [
    "I haven't heard that from you.",
    'Not that I heard.',
    "I don't have that in my notes.",
    "If you said it, I didn't hear it.",
    'No, I have not heard it yet.',
    "That one I haven't heard.",
  ],
  heardYou: [
    'I heard you.',
    'I have what you said.',
    'What you said came through.',
    'Yes, I have your words.',
    'I did hear that.',
    'Yes, I have that in my notes.',
  ],
  /** He told how he feels: it gives no floor back, promises no time, and could not be taken for a word on the answer. */
  nervousBeside: [
    'That happens to everyone.',
    "That's all right, it happens.",
    'A few nerves are normal.',
    'Most people feel like that in an oral.',
    "You're not the first to feel it.",
    'Nerves are part of it, for everybody.',
  ],
  /** The coach, where he asked whether it was enough, and it is asked further. */
  notYet: [
    'Not all of it yet.',
    'Not quite all of it.',
    "There's more to it.",
    'It needs a little more.',
    "We're not there yet.",
    'Not yet, go on from there.',
  ],
  /** He asked the coach whether anything was missing, or something beside his answer, and nothing was missing that counts. */
  coachNothingMissing: [
    'Nothing is missing that I asked for.',
    'You left out nothing that I asked for.',
    "That's all I was after.",
    'I needed no more than that.',
    "There's nothing I still need from you on that.",
    'In your answer I miss nothing.',
  ],
  /** He spoke to all of it, and some was not made out: before the coach's own version. */
  coachUnsure: [
    'Hold yours against mine.',
    "Compare that with the way I'd put it.",
    "This is how I'd say it, beside yours.",
    'Put this next to what you said.',
    "Here's mine, to check yours against.",
    'See how close that is to my version.',
  ],
} as const satisfies Record<string, readonly string[]>;
