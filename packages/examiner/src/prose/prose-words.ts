/** What a model may say of its own in a debrief: it joins what is quoted from the table, and states nothing by itself. */
export const joiningWords = words(`
  a an the and also as at about for from in it of on that then there this to with when which is was were be
  you your answer answers answered exam oral question questions point points here tonight next time
  before first most both again part
`);

/** Each claims something of what is quoted beside it. */
export const claims = {
  /** That he said it. */
  attributed: words('said named gave mentioned covered'),
  /** That it was right. */
  held: words('right correct knew held solid sure satisfactory'),
  /** That he said nothing of it. */
  missed: words('missing missed left out forgot not-said'),
  /** That he said it wrong. */
  wrong: words('wrong incorrect mistaken not-right'),
  /** That the whole answer did not do. */
  failed: words('unsatisfactory weak not-satisfactory'),
  /** That nothing was found either way. */
  open: words('open unclear not-heard'),
  /** That it is to be learnt. */
  study: words('review study read go back over start work practice practise learn'),
} as const;
export type Claim = keyof typeof claims;

/** What he is asked to do stands first in a sentence: somebody else who reads the debrief is told that it is for him. */
export const asksFirst = /^(?:Review|Study|Read|Go|Start|Work|Practi[cs]e|Learn)\b/;

/** A "not" counts with the word that it turns round, and nowhere else. */
const denials: readonly [RegExp, string][] = [
  [/\b(?:did not|didn't) (?:say|name|give|mention|cover)\b/g, 'not-said'],
  [/\b(?:was|were)(?: not|n't) (?:said|named|given|mentioned|covered)\b/g, 'was not-said'],
  [/\b(?:was|were)(?: not|n't) (?:right|correct)\b/g, 'was not-right'],
  [/\b(?:was|were)(?: not|n't) satisfactory\b/g, 'was not-satisfactory'],
  [/\b(?:was|were)(?: not|n't)(?: clearly)? heard\b/g, 'was not-heard'],
];

/** The words of a clause, with what is denied as one of them. */
export function plainWords(clause: string): string[] {
  const denied = denials.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    clause.toLowerCase().replace(/’/g, "'"),
  );
  return denied.match(/[\p{L}\p{N}'-]+/gu) ?? [];
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
