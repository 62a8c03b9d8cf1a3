/** Points that end no sentence, though a capital or a number may follow: "J. Ortiz, CFI". */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|vs|approx|No|St|Mr|Mrs|Ms|Dr|Lt|Capt|Inc|Sec|[Cc]h|Fig|U\.S)\.$|(?:^|,\s|signed\s)[A-Z]\.$/;

/** An end mark, closing quotes or brackets, then space. A point inside "91.155" has no space after it. */
const POSSIBLE_END = /[.?!]+["'”’)\]]*\s+|\n+/g;

/**
 * The sentences of a reply, in order and trimmed; joined by spaces they are the reply again.
 * Each is spoken, and counted as heard, on its own.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(POSSIBLE_END)) {
    const after = end.index + end[0].length;
    const candidate = text.slice(start, after).trim();
    const isLineEnd = end[0].includes('\n');
    if (!isLineEnd && (ABBREVIATION.test(candidate) || !beginsSentence(text.slice(after)))) continue;
    if (candidate !== '') sentences.push(candidate);
    start = after;
  }
  const rest = text.slice(start).trim();
  if (rest !== '') sentences.push(rest);
  return sentences;
}

function beginsSentence(text: string): boolean {
  return /^["'“‘([]*(?:\p{Lu}|\d|$)/u.test(text);
}
