const auxiliary = 'is|are|was|were|am|do|does|did|can|could|would|should|shall|will|may|have|has';
/** What is asked begins with a verb before its subject, and a word that asks before it: "does that include", "how long do i". */
const inverted = new RegExp(
  String.raw`\b(?:(?:(?:at|for|from|in|on|to|with) )?(?:what|which|how|where|when|why|who|whose)(?: (?!(?:i|you|we|they|he|she|it)\b)\w+){0,3} )?(?:(?:${auxiliary}) (?:i|you|we|that|this|it|there|they|those)|(?:do|does|did|has|have) (?:the )?\w+ (?:ever|usually|often|really|actually)|(?<!you )want me to|what(?:'?s| is) (?:that|this|the))\b`,
  'gi',
);
/** "… wait is the callsign first or last": after such a word a verb asks, whatever its subject. */
const afterPause = new RegExp(
  String.raw`(?<!\b(?:i|i'd|i'll|to|and|then|would|should|must|can|could) )\b(?:wait|sorry|hm+|by the way|hang on|hold on)\b,?(?: or| and| but)? ((?:${auxiliary}) (?!not\b).*)$`,
  'i',
);
/** "… wait is it three no five": he has replied to it himself. */
const repliesItself = /\b(?:no|nope|yes|yeah|i (?:think|guess)|i'd say)\b/i;
const questionWord = /^(?:what|which|how|where|when|why|who)/i;
/** "What i do is that", "nor do i", "as it does that": the same words one after the other, and nothing is asked. */
const tellsBefore =
  /\b(?:i|you|we|he|she|it|they|that|this|there|what|nor|neither|never|only|than|as|if|not|to|and|or|thing|rule|point) $/i;
/** "I'd tell my passenger do you feel okay", "I check is it lit": asked of others, or of oneself. */
const asksOthers =
  /\b(?:say\w*|tell\w*|ask\w*|check\w*|see|know|call\w*|wonder\w*|go|hey|decide|figure out)\b(?: \S+){0,3} $/i;
/** "The trouble is that": mostly no question, unless it is as short as "is that right". */
const mayTell = /^(?:is|was|are|were) (?:that|this|it|there|the)\b/i;
const MOST_WORDS_OF_SHORT = 5;
/** "Nobody does it for me", "I'd do those together", "the handbook has it too": it is done, and not asked. */
const isDone =
  /^(?:(?:has|have) (?:it|that|this|those)\b|(?:do|does|did) (?:it|that|this|those)(?: (?:for|on|in|at|to|by|from|with|without|again|and|when|once|before|after|if|i|you|he|together|already|anyway|honestly|really|first|now|then|all)\b.*)?$)/i;
/** An aside is short. */
const MOST_WORDS = 14;
const countWords = (text: string) => text.split(/\s+/).length;

/**
 * By their marks. Of words that end without one, as they are spoken or typed in haste, the question that they end in is a sentence of
 * its own: "… sixty months does that include the second class".
 */
export function sentencesOf(text: string): string[] {
  const sentences = text.trim().split(/(?<=[.?!…])\s+/);
  const last = sentences.at(-1)!;
  const isMarked = /[?!…]$/.test(last) || (sentences.length > 1 && last.endsWith('.'));
  const parted = isMarked ? null : partQuestion(last.replace(/[\s.]+$/, ''));
  return parted ? [...sentences.slice(0, -1), ...parted] : sentences;
}

function partQuestion(text: string): string[] | null {
  const afterPaused = partAfterPause(text);
  if (afterPaused) return afterPaused;
  const found = [...text.matchAll(inverted)];
  for (const [at, { index, 0: words }] of found.entries()) {
    const [before, asked] = [text.slice(0, index), text.slice(index)];
    const length = countWords(asked);
    const isShort = length <= MOST_WORDS_OF_SHORT;
    if (length > MOST_WORDS || tellsBefore.test(before) || isDone.test(asked)) continue;
    if ((before && mayTell.test(words) && !isShort) || asksOthers.test(before)) continue;
    // "Do they work are they bright": he takes us through what he asks himself, and not with "may i ask how long they are".
    const next = found[at + 1]?.[0];
    if (next !== undefined && !questionWord.test(next)) return null;
    return [...(before ? [`${before.trim()}.`] : []), `${asked}?`];
  }
  return null;
}

function partAfterPause(text: string): string[] | null {
  const asked = afterPause.exec(text)?.[1];
  if (!asked || countWords(asked) > MOST_WORDS || repliesItself.test(asked)) return null;
  return [`${text.slice(0, -asked.length).trim()}.`, `${asked}?`];
}
