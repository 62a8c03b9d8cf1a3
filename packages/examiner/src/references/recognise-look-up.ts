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

/** "A last look up final", "I look up and see him" are for the eyes. */
const looksUp =
  /\b(?:(?<!\b(?:a|last|quick|good|brief|another) )look(?:ing)? (?:that|it|this|those|them)? ?up(?! (?:final|at|to|and|from|into|ahead|outside|the (?:runway|final|approach))\b)|look (?:that |it |this )?in|find (?:it|that) in|consult|check (?:it |that )?(?:in )?part)\b/i;
/** "Check the breaker" and "go to the alternate" look nothing up: these need something to read. */
const turnsTo =
  /\b(?:check (?:it |that )?(?:in )?(?:the|my|a|f ?a ?r)|refer to|pull (?:out|up)|open (?:up )?(?:the|my)|go to the|reference the)\b/i;
const somethingToRead =
  /\b(?:books?|manuals?|handbooks?|publications?|library|notes|ipad|tablet|foreflight)\b/i;

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
  const named = documents.filter((document) => document.said.test(text));
  const reads = named.length > 0 || somethingToRead.test(text);
  if (!isAskedWhere && !looksUp.test(text) && !(reads && turnsTo.test(text))) return null;
  // "FAR AIM" is one book to pilots and two publications to us.
  const right = named.some((document) => references.some((reference) => document.reference.test(reference)));
  return { named: named.length > 0, right };
}
