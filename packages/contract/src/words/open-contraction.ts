const ENDINGS: Readonly<Record<string, string>> = { ll: 'will', d: 'would', re: 'are', ve: 'have', m: 'am' };

/** As recognisers and hurried typists write them. */
const WITHOUT_APOSTROPHE = /^(?:do|does|did|ca|wo|is|are|was|would|should|could|must|have|has)nt$/;

/** "it's" is "it is"; "the pilot's" is his. */
const BEFORE_IS = /^(?:it|that|there|what|how|he|she|who|where|here)$/;

/**
 * A word in small letters that was drawn together, as the words it stands for: "don't" and "dont" are do not, "I'd" is
 * i would, "it's" is it is. Null for any other word, a possessive too.
 */
export function openContraction(word: string): [string, string] | null {
  if (word === 'cannot') return ['can', 'not'];
  if (word === "let's") return ['let', 'us'];
  const negated = WITHOUT_APOSTROPHE.test(word) ? word.slice(0, -2) : /^\p{L}+(?=n't$)/u.exec(word)?.[0];
  if (negated) return [{ ca: 'can', wo: 'will' }[negated] ?? negated, 'not'];
  const [base = '', ending = ''] = word.split("'");
  if (ending === 's') return BEFORE_IS.test(base) ? [base, 'is'] : null;
  const second = Object.hasOwn(ENDINGS, ending) && ENDINGS[ending];
  return base && second ? [base, second] : null;
}

/** The same for a text in small letters, whatever its apostrophes. */
export function openContractions(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/\p{L}+(?:'\p{L}+)*/gu, (word) => openContraction(word)?.join(' ') ?? word);
}
