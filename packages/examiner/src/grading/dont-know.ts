const admits =
  /\b(?:i (?:really |honestly |just )?(?:do ?n[o']?t|don't|dont) (?:really )?(?:know|remember|recall)|(?:have |got )?no (?:idea|clue)|not (?:really |too )?sure|can(?:no|')t remember|(?:drawing|draw) a blank|(?:am|'m) blanking|beats me|you got me|i forget|i forgot|never (?:heard|learned)|i'd be guessing|(?:couldn't|can't|could not|cannot) (?:really )?(?:tell|explain|say|name)|(?:don't|haven't) (?:have|got) an answer)\b/i;
/** "I don't remember exactly, but it's three miles …" goes on to answer. */
const longestAdmission = 13;
/** "I don't know. I've never been in that spot, and I couldn't tell you …": longer where it says little else. */
const longestConfession = 32;
/** "Um", "Sorry": a sentence of fewer words says nothing either way. */
const fewestWords = 3;

/** An answer that admits not knowing; it credits nothing, whatever words it happens to hold. */
export function isDontKnow(text: string): boolean {
  const plain = text.replaceAll('’', "'");
  const length = countWords(plain);
  if (!admits.test(plain) || /\bbut\b/i.test(plain)) return false;
  if (length <= longestAdmission) return !/\b(?:think|maybe)\b.*\d/i.test(plain);
  const sentences = plain.split(/[.!?]+/).filter((sentence) => countWords(sentence) >= fewestWords);
  const admitting = sentences.filter((sentence) => admits.test(sentence));
  return length <= longestConfession && admitting.length > sentences.length / 2;
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length;
}
