import type { SaidPart } from '@rightseat/contract';
import type { ScoredWord } from './act-model.ts';
import { type Class, classes } from './classes.ts';

/**
 * What it costs to change from one act to another, in the same nats as the scores: people finish a sentence before
 * they want something else. Words without any marks may end one anywhere.
 */
const CHANGE_BETWEEN = 3;
const CHANGE_WITHIN_SENTENCE = 5;

/**
 * How much surer than of an answer it must be of each word: an answer that is lost is worse than small talk that is met
 * with "tell me more". Fitted, with the costs above, to answers that the examiner is measured on and to utterances by another writer.
 */
const SURER_THAN_ANSWER = 0.6;

/** The acts of a text in the order said, by the cheapest way through its words; all of the text is in one of them. */
export function findParts(text: string, words: readonly ScoredWord[]): SaidPart[] {
  if (words.length === 0) return text.trim() ? [{ act: 'answer', text: text.trim() }] : [];
  const path = cheapestPath(text, words);
  const parts: SaidPart[] = [];
  let from = 0;
  words.forEach((_, index) => {
    const said = path[index]!;
    if (index + 1 < words.length && path[index + 1] === said) return;
    const to = words[index + 1]?.from ?? text.length;
    parts.push({ ...said, text: text.slice(from, to).trim() });
    from = to;
  });
  return parts;
}

const weighed = ({ scores }: ScoredWord) =>
  scores.map((score, index) => (classes[index]!.act === 'answer' ? score : score - SURER_THAN_ANSWER));

function cheapestPath(text: string, words: readonly ScoredWord[]): Class[] {
  const hasMarks = /[.?!,]\s/.test(text);
  let best = weighed(words[0]!);
  const cameFrom: number[][] = [];
  for (let index = 1; index < words.length; index++) {
    const word = words[index]!;
    const endsSentence = /[.?!]/.test(text.slice(words[index - 1]!.from, words[index - 1]!.to));
    const cost = hasMarks && !endsSentence ? CHANGE_WITHIN_SENTENCE : CHANGE_BETWEEN;
    const likeliest = best.indexOf(Math.max(...best));
    const before: number[] = [];
    best = weighed(word).map((score, index) => {
      const stays = best[index]! >= best[likeliest]! - cost;
      before.push(stays ? index : likeliest);
      return score + (stays ? best[index]! : best[likeliest]! - cost);
    });
    cameFrom.push(before);
  }
  const path = [best.indexOf(Math.max(...best))];
  for (const before of cameFrom.reverse()) path.unshift(before[path[0]!]!);
  return path.map((index) => classes[index]!);
}
