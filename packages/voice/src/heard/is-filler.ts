/** Sounds and words people make while they listen: no reason to stop talking. */
const FILLER_WORDS = new Set(
  `uh um uhm er erm ah oh hm hmm mm mmm mhm mmhm huh aha ok okay yeah yep yup yes sure right alright good great nice cool
  gotcha`.split(/\s+/),
);

/** Nods only as a whole: "I" or "got" alone may begin an objection. */
const NODDING_PHRASES = /\b(?:i see|got it|all right|of course|thank you|go on|makes sense)\b/g;

/** True for "uh-huh", "okay", "I see", "mm", and where there is no word at all. */
export function isFiller(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/ +/g, ' ')
    .replace(NODDING_PHRASES, 'okay')
    .match(/\S+/g);
  return (words ?? []).every((word) => FILLER_WORDS.has(word));
}
