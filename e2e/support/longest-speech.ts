/** To wait for the examiner's opening, ms: the briefing and a long question are 53–60 s of speech. */
export const LONGEST_SPEECH_MS = 120_000;
