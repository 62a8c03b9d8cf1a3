const admits =
  /\b(?:i (?:really |honestly |just )?(?:do ?n[o']?t|don't|dont) (?:know|remember|recall)|(?:have |got )?no (?:idea|clue)|not (?:really |too )?sure|can(?:no|')t remember|(?:drawing|draw) a blank|beats me|i forget|i forgot|never (?:heard|learned))\b/i;
/** "I don't remember exactly, but it's three miles …" goes on to answer. */
const longestAdmission = 13;

/** A short answer that admits not knowing; it credits nothing, whatever words it happens to hold. */
export function isDontKnow(text: string): boolean {
  const plain = text.replaceAll('’', "'");
  return (
    admits.test(plain) &&
    plain.trim().split(/\s+/).length <= longestAdmission &&
    !/\b(?:but|think|maybe)\b.*\d|\bbut\b/i.test(plain)
  );
}
