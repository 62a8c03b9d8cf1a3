/** A figure, or the first word of one. */
const number = String.raw`(?:\d+|zero|one|two|three|four|five|six|seven|eight|nine(?:r|teen|ty)?|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh)teen|(?:twen|thir|for|fif|six|seven|eigh)ty|hundred|thousand)\b`;
/** "Fifty, no, thirty-five feet". */
const betterNumber = String.raw`(?<=\b${number})(?:,|\.{2,}|…)? no,? (?=(?:a |about )?${number})`;
/** "Correction, five miles", but not "a wind correction angle". */
const takenBack = String.raw`(?<!\b(?:a|an|the|wind|crab|drift|small|no|of|my|your|deviation|compass|for)\s)\bcorrection\b(?! (?:angle|angles|card|for|factor|into|is|to))`;
/** What pilots say when they take back what they just said. */
const takesBack = new RegExp(
  String.raw`(?:\b(?:no|oh)[,.]? wait\b|\bwait[,.]? no\b|\bscratch that\b|\bstrike that\b|${takenBack}|\blet me correct (?:that|myself)\b|\bsorry[,.] (?:i mean|no|that's|it's)\b|\bi mean(?:t)?\b|\bactually[,.]? no\b|\bno[,.] actually\b|\bmake that\b|\bi misspoke\b|\bi take that back\b|${betterNumber})`,
  'gi',
);

/** Who takes back more than this is not understood any better by parting it further. */
const mostCorrections = 20;

export interface Stretch {
  text: string;
  /** Character offset in the whole text. */
  start: number;
}

/** Parts a text at "no wait", "scratch that" and the like: what comes later replaces what came before. */
export function splitCorrections(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (const match of text.matchAll(takesBack)) {
    if (stretches.length === mostCorrections) break;
    stretches.push({ text: text.slice(start, match.index), start });
    start = match.index + match[0].length;
  }
  stretches.push({ text: text.slice(start), start });
  return stretches.filter((stretch, index) => index === 0 || stretch.text.trim() !== '');
}
