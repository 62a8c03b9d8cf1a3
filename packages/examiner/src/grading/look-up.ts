/** Families of publications as pilots name them, and how our references begin. */
const documents: readonly { said: RegExp; reference: RegExp }[] = [
  {
    said: /\b(?:f\.?a\.?r\.?s?|c ?f ?r|14 cfr|regs?|regulations?|part (?:61|91|43|67|sixty.?one|ninety.?one|forty.?three)|title (?:14|fourteen)|(?:61|91)\.\d+)\b/i,
    reference: /^14 CFR/,
  },
  { said: /\bn ?t ?s ?b\b|\bpart (?:830|eight thirty)\b/i, reference: /^49 CFR/ },
  {
    said: /\ba\.?i\.?m\.?\b|\b(?:far ?\/ ?aim|faraim)\b|aeronautical information manual|\bairman'?s information manual\b/i,
    reference: /^AIM/,
  },
  {
    said: /\bp ?o ?h\b|\ba ?f ?m\b|(?:flight|owner'?s|operating|operator'?s) (?:manual|handbook)/i,
    reference: /^(?:POH|AFM)/,
  },
  { said: /\bphak\b|pilot'?s handbook|handbook of aeronautical/i, reference: /^FAA-H-8083-25/ },
  { said: /airplane flying handbook/i, reference: /^FAA-H-8083-3/ },
  { said: /risk management handbook/i, reference: /^FAA-H-8083-2(?!\d)/ },
  { said: /weather handbook/i, reference: /^FAA-H-8083-28/ },
  { said: /instrument flying handbook/i, reference: /^FAA-H-8083-15/ },
  { said: /instrument procedures handbook/i, reference: /^FAA-H-8083-16/ },
  { said: /advisory circular|\bac \d/i, reference: /^AC / },
  { said: /chart supplement|\ba ?f ?d\b|\bairport facility directory\b/i, reference: /^Chart Supplement/i },
  {
    said: /\b(?:sectional|chart) legend\b|chart user'?s guide|\bsectional\b/i,
    reference: /^(?:Sectional|Chart Users|Aeronautical Chart)/i,
  },
  { said: /\ba ?c ?s\b|airman certification standards/i, reference: /^(?:ACS|FAA-S-ACS)/ },
];

const looksUp =
  /\b(?:look(?:ing)? (?:that|it|this|those|them)? ?up|look (?:that |it |this )?in|check (?:it |that )?(?:in )?(?:the|my|part|a|f ?a ?r)|refer to|consult|pull (?:out|up)|open (?:up )?(?:the|my)|find (?:it|that) in|go to the|reference the)\b/i;

export interface LookUp {
  /** Whether any publication was named, and whether one of them holds the answer. */
  named: boolean;
  right: boolean;
}

/** "I'd look that up in the AIM": what it is worth for these references. Null when the pilot answers otherwise. */
export function recogniseLookUp(
  text: string,
  references: readonly string[],
  isAskedWhere = false,
): LookUp | null {
  if (!isAskedWhere && !looksUp.test(text)) return null;
  const named = documents.filter((document) => document.said.test(text));
  // "FAR AIM" is one book to pilots and two publications to us.
  const right = named.some((document) => references.some((reference) => document.reference.test(reference)));
  return { named: named.length > 0, right };
}
