/**
 * Said at the very end, these hand the turn over. A full stop does not: the recogniser puts one
 * after 61 % of answers that were cut in the middle.
 */
const CLOSING =
  /(?:\b(?:that's|that is|that'd be|that would be) (?:it|all|my answer|everything|about it)|\bi(?:'m| am) (?:done|finished|not sure)|\bi (?:do not|don't) (?:know|remember)|\b(?:no idea|nothing else|over to you|next question)|\b(?:say|repeat) (?:that|it|the question|again)(?: again)?(?:,? please)?)[\s.!?]*$/i;

export function areWordsClosing(text: string): boolean {
  return CLOSING.test(text.trim());
}
