/** Who reads a debrief: the pilot that it was written to, or whoever has its link. */
export type Reader = 'pilot' | 'instructor';

export const readerWords: Record<Reader, { said: string; graded: string }> = {
  pilot: {
    said: 'Your words',
    graded:
      'These grades come from rules that look for key points in your words. They can miss a point you made, and credit one you got wrong: compare your words with the model answer, and challenge a line that is not right.',
  },
  instructor: {
    said: "The pilot's words",
    graded:
      "These grades come from rules that look for key points in the pilot's words. They can miss a point that was made, and credit one that was wrong: compare the words with the model answer.",
  },
};
