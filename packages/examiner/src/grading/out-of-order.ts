import type { KeyPoint } from '#content/question.ts';
import { clauseNumberOf, clausesOf } from './clauses.ts';
import { findPhrase, type PhraseMatch } from './find-phrase.ts';
import { isNegator } from './negation.ts';
import { readWords, type Word } from './words.ts';

/** Which end of an order a statement begins with: "Then level the wings" is not first. */
const orders = [
  { begins: /^(?:Then|Next|After that|Last|Finally)\b/, denies: /^first$/ },
  { begins: /^First\b(?! aid)/, denies: /^(?:last|finally)$/ },
] as const;
/** "Wings level, that's always first": so few words that only point back. */
const longestRemark = 4;

/** "Level the wings first", where the point says that they come then. */
export function findOutOfOrder(
  point: KeyPoint,
  modelAnswer: string,
  words: readonly Word[],
): PhraseMatch | undefined {
  const denies = orders.find(({ begins }) => begins.test(point.statement))?.denies;
  if (!denies || findIn(point, denies, readWords(modelAnswer))) return undefined;
  return findIn(point, denies, words);
}

function findIn(point: KeyPoint, denies: RegExp, words: readonly Word[]): PhraseMatch | undefined {
  const clauses = clausesOf(words);
  const judged = new Set<number>();
  for (const place of point.heard.flat().flatMap((phrase) => findPhrase(words, phrase))) {
    const at = clauseNumberOf(words, words[place.from]!);
    if (judged.has(at)) continue;
    judged.add(at);
    const remark = clauses[at + 1] ?? [];
    const said = [...clauses[at]!, ...(isRemark(remark) ? remark : [])];
    if (said.some(({ text }) => denies.test(text)) && !said.some(isNegator)) return place;
  }
  return undefined;
}

function isRemark(clause: readonly Word[]): boolean {
  return /^(?:that|it|this)$/.test(clause[0]?.text ?? '') && clause.length <= longestRemark;
}
