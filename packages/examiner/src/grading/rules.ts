/**
 * The rules that the exact signs go by besides the words and numbers of a point, each with what it does. What each catches and
 * what it costs is measured by leaving it out: `npm run eval:answers -- FILE.json --without=<rule>`.
 */
export const RULES = {
  corrections: 'reading: what follows "no wait" takes the place of what was said before',
  replies: 'reading: what the nudge said need not be said again in a reply to it',
  named: 'reading: a number that a point names and no slot measures is no wrong value of one',
  negation: 'sign: "not", "without", "never" in the clause of a right word, where the point has none',
  listed: 'opposite: what the question lists as wrong',
} as const;

export type RuleName = keyof typeof RULES;

/** Rules that are left out, to see what they are worth. */
export type Without = ReadonlySet<RuleName>;

export const withoutNone: Without = new Set();
